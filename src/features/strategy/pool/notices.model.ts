import { strategyPoolNotice } from '#api/domains/strategy/strategy/pool.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { dataOf } from '#data/loaded.ts'
import { useClockAt } from '#entities/stock-case/validity.model.ts'
import { toNoticeRow } from './pool.words.ts'

/** Additions to and removals from a pool, newest first. SG-06 */
export function useNotices(poolId: string): Feed<ReturnType<typeof toNoticeRow>> {
  const notices = useFeed(strategyPoolNotice, { poolId }, { idOf: ({ id }) => id })
  const now = useClockAt((dataOf(notices) ?? []).flatMap(({ validUntil }) => validUntil ?? []))
  return mapFeed(notices, (each) => toNoticeRow(each, now))
}
