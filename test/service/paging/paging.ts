import { badInput } from '#test/service/refusal.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { matcher, searchWords } from '#lib/text/typed/search.ts'

interface Paged {
  pageNo?: number | undefined
  pageSize?: number | undefined
}

interface Cursor {
  beforeId?: string | undefined
  afterId?: string | undefined
  limit?: number | undefined
}

/** The requested page; rejects invalid ones. product §0.1 */
function pageAsked({ pageNo = 1, pageSize = 20 }: Paged) {
  if (!Number.isInteger(pageNo) || pageNo < 1) throw badInput(40003, '参数 pageNo 不正确')
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 50) throw badInput(40003, '参数 pageSize 不正确')
  return { pageNo, pageSize }
}

/** Matches texts that contain all words of a search; no words match everything. */
export function finderOf(keyword = ''): (...texts: readonly string[]) => boolean {
  if (countOf(keyword) > 40) throw badInput(40003, '搜索内容不能超过40字')
  return searchWords(keyword) === '' ? () => true : matcher(keyword)
}

/** One page of a complete list. */
export function pageOf<T>(all: readonly T[], asked: Paged) {
  const { pageNo, pageSize } = pageAsked(asked)
  return { list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length, pageNo, pageSize }
}

/** A slice of a newest-first feed: the nearest below `beforeId`, or the nearest above `afterId`. */
export function feedOf<T>(all: readonly T[], idOf: (item: T) => string, asked: Cursor) {
  const { beforeId, afterId, limit = 20 } = asked
  if (!Number.isInteger(limit) || limit < 1 || limit > 50) throw badInput(40003, '参数 limit 不正确')
  const placeOf = (id: string, name: string) => {
    const place = all.findIndex((item) => idOf(item) === id)
    if (place < 0) throw badInput(40003, `参数 ${name} 不正确`)
    return place
  }
  if (afterId !== undefined) {
    const end = placeOf(afterId, 'afterId')
    const start = Math.max(0, end - limit)
    return { list: all.slice(start, end), hasMore: start > 0 }
  }
  const start = beforeId === undefined ? 0 : placeOf(beforeId, 'beforeId') + 1
  return { list: all.slice(start, start + limit), hasMore: start + limit < all.length }
}
