import { useSearch } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { courseColumns, articleList } from '#api/domains/learn/article/articles.ts'
import { brand } from '#config/brand.ts'
import { useToday } from '#data/use-server-clock.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { mapPages, type RowOf, usePages } from '#data/list/use-pages.ts'
import { count } from '#lib/number/count.ts'
import { dated } from '#lib/time/dated.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { toMembersLocked } from '#entities/access/access.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { type ArticleFilter, articlesHref } from '#lib/path/articles-href.ts'
import { picture } from '#entities/stored-file/stored-file.ts'

type Article = RowOf<typeof articleList>

/** The articles of a column, an author or a topic, or all articles. LE-06 */
export function useArticles() {
  const filter = filterOf(useSearch())
  const href = articlesHref(filter)
  const column = useColumn(filter.columnId)
  const today = useToday()
  const track = useTrack()
  const saveAs = ({ list }: OutputOf<typeof articleList>) =>
    ['文章', nameOf(filter, undefined, list)].filter(Boolean).join(' · ')
  const raw = usePages(articleList, filter, { cache: true, offline: { title: saveAs, route: href } })
  const chosen = nameOf(filter, column?.name, dataOf(raw) ?? [])
  const title = chosen || '文章'
  usePage({ title, card: { title, desc: `${brand.name}投顾观点` } })
  return {
    /** The name of the active filter; '' for none. */
    chosen,
    /** Why the column is closed to this customer. */
    locked: column && !column.access.allowed ? toMembersLocked(column.access, href) : undefined,
    articles: mapPages(raw, (article) => toRow(article, today)),
    pickTopic: (topic: string) => void track('learn', 'filter', topic),
  }
}

function filterOf(search: string): ArticleFilter {
  const query = new URLSearchParams(search)
  const param = (name: string) => query.get(name)?.trim() || undefined
  return { columnId: param('column'), analystNumber: param('analyst'), topic: param('topic')?.replaceAll('#', '') }
}

/** The column with this number; guests do not get columns. */
function useColumn(columnId: string | undefined) {
  const all = useCall(courseColumns, columnId === undefined ? null : {}, { cache: true })
  return dataOf(all)?.find(({ id }) => id === columnId)
}

function nameOf({ columnId, analystNumber, topic }: ArticleFilter, column: string | undefined, rows: Article[]) {
  if (topic !== undefined) return `#${topic}#`
  if (columnId !== undefined) return column ?? '专栏文章'
  if (analystNumber === undefined) return ''
  const name = rows[0]?.author?.name
  return name === undefined ? '投顾文章' : `${name}的文章`
}

/** An article as a list shows it; its summary has topics between `#` marks. */
function toRow(
  { id, title, summary, author, coverUrl, cover, publishedAt, source, likeCount, access }: Article,
  now: number | undefined,
) {
  const likes = likeCount > 0 ? `${count(likeCount)}人赞` : ''
  return {
    href: articleHref(id),
    title,
    summary,
    facts: [source && `来源：${source}`, dated(publishedAt, now), likes].filter(Boolean).join(' · '),
    author: author && { text: authorLine([author]), href: articlesHref({ analystNumber: author.number }) },
    /** '' where there is none. */
    cover: coverUrl === undefined ? '' : picture(coverUrl),
    color: cover?.color,
    badge: access.allowed ? '' : '未开通',
  }
}
