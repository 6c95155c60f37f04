import type { Candle } from '#lib/chart/candles.ts'
import { averagesOf, type DaySlots, minuteAt, whenOf } from '#lib/chart/intraday.ts'
import { changeOf } from '#lib/number/change.ts'
import { price } from '#lib/number/money.ts'
import { lots, turnover } from '#lib/number/turnover.ts'

/** The selected point of a chart: its values replace the day's facts, in the same number. look §4 */
export interface Looked {
  /** 「10:31」, 「2026-11-20」. */
  when: string
  facts: readonly { name: string; value: string }[]
}

/** A minute; over several days the change is based on the close before the first, like the axis. */
export function lookedMinute(
  days: readonly DaySlots[],
  at: number,
  { averaged, digits }: { averaged: boolean; digits: number },
): Looked | undefined {
  const minute = minuteAt(days, at)
  const [first] = days
  if (!minute || !first) return undefined
  const { day, slot } = minute
  const now = day.p[slot]
  const average = averaged ? averagesOf(day)[slot] : undefined
  const several = days.length > 1 ? '五日' : ''
  return {
    when: whenOf(minute),
    facts: [
      { name: '价格', value: price(now, digits) },
      { name: `${several}涨跌幅`, value: now === undefined ? '--' : changeOf(now, first.prevClose, digits).rate },
      { name: '均价', value: price(average, digits) },
      { name: '成交量', value: lots(day.v[slot]) },
      { name: '昨收', value: price(day.prevClose, digits) },
      { name: '成交额', value: turnover(day.a[slot]) },
    ],
  }
}

/** A bar, its change based on the previous close. */
export function lookedCandle({ t, o, h, l, c, v, before }: Candle, digits: number): Looked {
  return {
    when: t,
    facts: [
      { name: '开盘', value: price(o, digits) },
      { name: '最高', value: price(h, digits) },
      { name: '收盘', value: price(c, digits) },
      { name: '最低', value: price(l, digits) },
      { name: '涨跌幅', value: before === undefined || before <= 0 ? '--' : changeOf(c, before, digits).rate },
      { name: '成交量', value: lots(v) },
    ],
  }
}

/** The same in one sentence, for screen readers. */
export function spoken({ when, facts }: Looked): string {
  return [when, ...facts.map(({ name, value }) => `${name} ${value}`)].join('，')
}
