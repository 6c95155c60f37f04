import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { courseColumns, articleList } from '#api/domains/learn/article.ts'
import { brand } from '#config/brand.ts'
import { useData } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type ShownPages, usePages } from '#data/use-pages.ts'
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

const PAGE_SIZE = 20
type Page = OutputOf<typeof articleList>

/** An article as the list shows it. */
export interface ArticleRow {
  key: string
  href: string
  title: string
  /** With its topics between `#` marks. */
  summary: string
  facts: string
  author: { text: string; href: string }
  /** '' where it has none. */
  cover: string
  locked: boolean
}

export interface ArticlesModel extends ShownPages {
  filter: ArticleFilter
  /** What the list is cut down to, by name; '' for nothing. */
  chosen: string
  /** Why the column is closed to this customer. */
  locked: Locked | undefined
  first: Loaded<ArticleRow[]>
}

/** The articles of a column, an author or a topic, or all of them. product LE-06 */
export function useArticles(): ArticlesModel {
  const search = useSearch()
  const filter = useMemo(() => filterOf(search), [search])
  const href = articlesHref(filter)
  const column = useColumn(filter.columnId)
  const raw = usePageOf(filter, 1)
  const first = useRows(raw)
  const chosen = nameOf(filter, column?.name, raw.state === 'ready' ? raw.data.list : [])
  const shown = usePages(href, raw.state === 'ready' ? raw.data.total : 0, PAGE_SIZE)
  const title = chosen || '文章'
  usePage({ title, card: { title, desc: `${brand.name}投顾观点` } })
  return {
    filter,
    chosen,
    locked: column && !column.access.allowed ? toMembersLocked(column.access, href) : undefined,
    first,
    ...shown,
  }
}

/** A page of the list but the first. */
export function useArticleRows(filter: ArticleFilter, pageNo: number): Loaded<ArticleRow[]> {
  return useRows(usePageOf(filter, pageNo))
}

/** Reports that the list was cut down to a topic. */
export function useTopicPicked(): (topic: string) => void {
  const track = useTrack()
  return (topic) => void track('learn', 'filter', topic)
}

function filterOf(search: string): ArticleFilter {
  const query = new URLSearchParams(search)
  const told = (name: string) => query.get(name)?.trim() || undefined
  return { columnId: told('column'), analystNumber: told('analyst'), topic: told('topic')?.replaceAll('#', '') }
}

function usePageOf(filter: ArticleFilter, pageNo: number): Loaded<Page> {
  const title = ({ list: rows }: Page) => ['文章', nameOf(filter, undefined, rows)].filter(Boolean).join(' · ')
  const offline = pageNo === 1 ? { title, route: articlesHref(filter) } : undefined
  return useCall(articleList, { ...filter, pageNo, pageSize: PAGE_SIZE }, { cache: true, offline })
}

/** The column by its number; a guest is not told of columns. */
function useColumn(columnId: string | undefined) {
  const member = useSignedIn()
  const all = useCall(courseColumns, member && columnId !== undefined ? {} : null, { cache: true })
  return all.state === 'ready' ? all.data.find(({ id }) => id === columnId) : undefined
}

function nameOf({ columnId, analystNumber, topic }: ArticleFilter, column: string | undefined, rows: Page['list']) {
  if (topic !== undefined) return `#${topic}#`
  if (columnId !== undefined) return column ?? '专栏文章'
  if (analystNumber === undefined) return ''
  const name = rows[0]?.author?.name
  return name === undefined ? '投顾文章' : `${name}的文章`
}

function useRows(page: Loaded<Page>): Loaded<ArticleRow[]> {
  const { now } = useData()
  return page.state === 'ready' ? { ...page, data: page.data.list.map((each) => toRow(each, now())) } : page
}

function toRow(article: Page['list'][number], now: number): ArticleRow {
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
