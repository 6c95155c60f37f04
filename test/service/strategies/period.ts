import { badInput } from '#test/service/refusal.ts'
import type { Prices } from '#test/service/seed/strategy/prices.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'

const MONTHS: Record<string, number> = { '3M': 3, '1Y': 12 }

/** The place where a stretch of a run begins: three months or a year before its end, or its own beginning. */
export function periodStart(period: string | undefined, { spec }: Run, prices: Prices, from = spec.from): number {
  if (period === undefined || period === 'ALL') return from
  const months = Object.hasOwn(MONTHS, period) ? MONTHS[period] : undefined
  if (months === undefined) throw badInput(40003, '参数 period 不正确')
  const day = new Date(`${prices.dates[spec.to] ?? ''}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - months)
  return Math.max(from, prices.from(day.toISOString().slice(0, 10)))
}
