import { useEffect, useEffectEvent } from 'react'
import { strategyPoolDetail } from '#api/domains/strategy/strategy/pool.ts'
import { dataOf } from '#data/loaded.ts'
import { useDayBegin } from '#data/use-server-clock.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { useClockAt } from '#entities/stock-case/validity.model.ts'
import { weekdayOf } from '#lib/time/weekday.ts'

const HOUR = 3_600_000
/** A pool is updated from 15:30 of a trading day on; it is polled for half an hour. SG-06 */
const [DUE, LASTS, EVERY] = [15.5 * HOUR, 0.5 * HOUR, 15_000]

/**
 * Polls every 15 s for the day's update of an open pool while it is due.
 *
 * @param updatedAt of the pool that is shown, epoch ms; undefined: none is
 */
export function useUpdate(poolId: string, updatedAt: number | undefined, renew: () => void): void {
  const due = (useDayBegin() ?? Infinity) + DUE
  const now = useClockAt([due, due + LASTS].filter(Number.isFinite))
  const isWeekday = weekdayOf(now) % 6 !== 0
  const isDue = updatedAt !== undefined && updatedAt < due && now >= due && now < due + LASTS && isWeekday
  const isNew = (at: number | undefined) => at !== undefined && at >= due
  const watched = useWatch(strategyPoolDetail, isDue ? { poolId } : null, {
    seen: EVERY,
    until: (pool) => isNew(pool.updatedAt),
  })
  const isRenewed = isNew(dataOf(watched)?.updatedAt)
  const show = useEffectEvent(renew)
  useEffect(() => {
    if (isRenewed) show()
  }, [isRenewed])
}
