import { badInput } from '#test/service/refusal.ts'
import type { Prices } from '#test/service/seed/strategy/prices.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'

const MONTHS: Record<string, number> = { '3M': 3, '1Y': 12 }

/**
 * The index where a period of a run begins: the last close on or before the same day three months or a year earlier, or
 * its own beginning. A day that the month does not have is its last.
 */
export function periodStart(period: string | undefined, { spec }: Run, prices: Prices, from = spec.from): number {
  if (period === undefined || period === 'ALL') return from
  const months = Object.hasOwn(MONTHS, period) ? MONTHS[period] : undefined
  if (months === undefined) throw badInput(40003, '参数 period 不正确')
  const day = new Date(`${prices.dates[spec.to] ?? ''}T00:00:00Z`)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() - months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const wanted = new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), lastOfMonth))).toISOString().slice(0, 10)
  return Math.max(
    from,
    prices.dates.findLastIndex((date) => date <= wanted),
  )
}
