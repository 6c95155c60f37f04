import type { InferOutput } from 'valibot'
import type { ArticleCard } from '#api/shapes/article.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { educationColumns } from '#test/service/seed/articles/education.ts'
import { type Column, columns } from '#test/service/seed/articles/notes.ts'
import type { SeedArticle } from '#test/service/seed/content.ts'
import type { Session } from '#test/service/sessions.ts'
import { without } from '#test/service/without.ts'
import { finderOf, pageOf } from '#test/service/paging/paging.ts'
import { toArticle } from '#test/service/stocks/present.ts'

interface Asked {
  columnId?: string | undefined
  topic?: string | undefined
  analystNumber?: string | undefined
  keyword?: string | undefined
  pageNo?: number | undefined
  pageSize?: number | undefined
}

/**
 * One page of the standalone articles, newest first; a lesson's body does not belong to a column. The site's tutorials
 * are requested by their column.
 */
export async function listArticles(asked: Asked, deps: Deps, session: Session | null) {
  const isFound = finderOf(asked.keyword)
  const found = inColumn(asked.columnId, deps)
    .filter(({ title, summary }) => isFound(title, summary))
    .filter(({ author }) => asked.analystNumber === undefined || author.number === asked.analystNumber)
    .filter(({ contentHtml }) => asked.topic === undefined || contentHtml.includes(`#${asked.topic}#`))
  const page = pageOf(found, asked)
  return { ...page, list: await Promise.all(page.list.map((article) => toArticleCard(article, deps, session))) }
}

function inColumn(columnId: string | undefined, deps: Deps): SeedArticle[] {
  if (columnId !== undefined && isTaught(columnId)) return standing(deps).filter((each) => each.columnId === columnId)
  const column = columns.find(({ id }) => id === columnId)
  if (columnId !== undefined && !column) throw notFound('专栏')
  return standing(deps).filter((each) => (column ? isIn(each, column) : !isTaught(each.columnId)))
}

function isTaught(columnId: string | undefined): boolean {
  return educationColumns.some(({ id }) => id === columnId)
}

/** The columns, those that are open to the caller first. */
export function columnsOf(deps: Deps, session: Session | null) {
  const all = columns.flatMap((column) => {
    const analyst = deps.content().analysts.find(({ number }) => number === column.analyst)
    if (!analyst) return []
    const latest = standing(deps).find((article) => isIn(article, column))
    const access = deps.access.toVip(column.vipLevel, session)
    return {
      id: column.id,
      name: column.name,
      analyst,
      kind: column.vipLevel === 0 ? 'FREE' : 'VIP',
      ...(latest && { latest: { id: latest.id, title: latest.title, publishedAt: latest.publishedAt } }),
      access,
    }
  })
  return all.toSorted((a, b) => Number(b.access.allowed) - Number(a.access.allowed))
}

function standing(deps: Deps): SeedArticle[] {
  return [...deps.content().articles.values()]
    .filter(({ lesson }) => !lesson)
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
}

function isIn({ columnId, author }: SeedArticle, column: Column): boolean {
  return columnId === undefined ? column.vipLevel === 0 && author.number === column.analyst : columnId === column.id
}

async function toArticleCard(article: SeedArticle, deps: Deps, session: Session | null) {
  const card: InferOutput<typeof ArticleCard> = without(
    without(without(await toArticle(article, deps, session), 'contentHtml'), 'comments'),
    'related',
  )
  return card
}
