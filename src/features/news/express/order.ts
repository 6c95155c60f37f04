import type { NewsItem } from '#api/shapes/news.ts'

/** What the reader has accepted: these, and whatever is older than the oldest of them. */
export interface Admitted {
  ids: ReadonlySet<string>
  oldest: NewsItem | undefined
}

/** Newest first; at the same time the greater id. */
function isNewer(a: NewsItem, b: NewsItem): boolean {
  return a.publishedAt > b.publishedAt || (a.publishedAt === b.publishedAt && a.id > b.id)
}

export function inOrder(rows: readonly NewsItem[]): NewsItem[] {
  return [...rows].sort((a, b) => (isNewer(a, b) ? -1 : 1))
}

export function admit(rows: readonly NewsItem[]): Admitted {
  return { ids: new Set(rows.map(({ id }) => id)), oldest: rows.at(-1) }
}

/** The shown rows, and how many wait; if none of those shown before is left, all are shown. */
export function drawn(rows: readonly NewsItem[], admitted: Admitted): { rows: readonly NewsItem[]; waiting: number } {
  const { ids, oldest } = admitted
  const shown = rows.filter((row) => ids.has(row.id) || (oldest !== undefined && isNewer(oldest, row)))
  return shown.length === 0 ? { rows, waiting: 0 } : { rows: shown, waiting: rows.length - shown.length }
}
