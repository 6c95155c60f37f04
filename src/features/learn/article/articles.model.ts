import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { courseColumns, articleList } from '#api/domains/learn/article.ts'
import { brand } from '#config/brand.ts'
import { useData } from '#data/deps.tsx'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { mapPages, type Pages, type RowOf, usePages } from '#data/list/use-pages.ts'
import { count } from '#lib/number/count.ts'
import { when } from '#lib/time/dates.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type Locked, toMembersLocked } from '#entities/access/access.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { type ArticleFilter, articlesHref } from '#lib/path/articles-href.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { useSignedIn } from '#session/context.tsx'

type Article = RowOf<typeof articleList>

/** An article as a list shows it. */
export interface ArticleRow {
  key: string
  href: string
  title: string
  /** With its topics between `#` marks. */
  summary: string
  facts: string
  author: { text: string; href: string }
  /** '' where there is none. */
  cover: string
  locked: boolean
}

export interface ArticlesModel {
  /** The name of the active filter; '' for none. */
  chosen: string
  /** Why the column is closed to this customer. */
  locked: Locked | undefined
  articles: Pages<ArticleRow>
}

/** The articles of a column, an author or a topic, or all articles. product LE-06 */
export function useArticles(): ArticlesModel {
  const search = useSearch()
  const filter = useMemo(() => filterOf(search), [search])
  const href = articlesHref(filter)
  const column = useColumn(filter.columnId)
  const { now } = useData()
  const raw = usePages(articleList, filter, { cache: true, offline: { title: titleOf(filter), route: href } })
  const chosen = nameOf(filter, column?.name, dataOf(raw) ?? [])
  const title = chosen || '文章'
  usePage({ title, card: { title, desc: `${brand.name}投顾观点` } })
  return {
    chosen,
    locked: column && !column.access.allowed ? toMembersLocked(column.access, href) : undefined,
    articles: mapPages(raw, (article) => toRow(article, now())),
  }
}

/** Reports that the list was filtered by a topic. */
export function useTopicPicked(): (topic: string) => void {
  const track = useTrack()
  return (topic) => void track('learn', 'filter', topic)
}

function filterOf(search: string): ArticleFilter {
  const query = new URLSearchParams(search)
  const param = (name: string) => query.get(name)?.trim() || undefined
  return { columnId: param('column'), analystNumber: param('analyst'), topic: param('topic')?.replaceAll('#', '') }
}

/** The title under which the list is saved. */
function titleOf(filter: ArticleFilter) {
  return ({ list }: OutputOf<typeof articleList>) =>
    ['文章', nameOf(filter, undefined, list)].filter(Boolean).join(' · ')
}

/** The column with this number; guests do not get columns. */
function useColumn(columnId: string | undefined) {
  const member = useSignedIn()
  const all = useCall(courseColumns, member && columnId !== undefined ? {} : null, { cache: true })
  return dataOf(all)?.find(({ id }) => id === columnId)
}

function nameOf(
  { columnId, analystNumber, topic }: ArticleFilter,
  column: string | undefined,
  rows: readonly Article[],
) {
  if (topic !== undefined) return `#${topic}#`
  if (columnId !== undefined) return column ?? '专栏文章'
  if (analystNumber === undefined) return ''
  const name = rows[0]?.author?.name
  return name === undefined ? '投顾文章' : `${name}的文章`
}

function toRow(article: Article, now: number): ArticleRow {
  const { id, title, summary, author, coverUrl, publishedAt, source, likeCount, access } = article
  const likes = likeCount > 0 ? `${count(likeCount)}人赞` : ''
  return {
    key: id,
    href: articleHref(id),
    title,
    summary,
    facts: [source && `来源：${source}`, when(publishedAt, now), likes].filter(Boolean).join(' · '),
    author: author
      ? { text: authorLine([author]), href: articlesHref({ analystNumber: author.number }) }
      : { text: '', href: '' },
    cover: coverUrl === undefined ? '' : picture(coverUrl),
    locked: !access.allowed,
  }
}
