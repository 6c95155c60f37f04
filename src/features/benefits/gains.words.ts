import type { OutputOf } from '#api/call.ts'
import type { rewardMonth, rewardSummary } from '#api/domains/benefits/reward.ts'
import { MINUS } from '#lib/number/minus.ts'
import { yuan } from '#lib/number/money.ts'
import { stamp } from '#lib/time/dates.ts'

/** The unit of amounts; points by default. */
export type Unit = OutputOf<typeof rewardSummary>['unit']

/** 「385分」, 「¥3.85」; below zero with its sign. */
export function amountWords(amount: number, unit: Unit): string {
  if (unit === 'FEN') return yuan(amount)
  return amount < 0 ? `${MINUS}${-amount}分` : `${amount}分`
}

/** One entry of the ledger. */
export interface GainRow {
  key: string
  title: string
  note: string
  amount: string
}

type Entry = OutputOf<typeof rewardMonth>['list'][number]

function toGain({ id, at, title, amount, status }: Entry, unit: Unit): GainRow {
  const sign = amount > 0 ? '+' : ''
  return {
    key: id ?? `${at} ${title} ${amount}`,
    title,
    note: status === 'WAIT' ? `${stamp(at)} · 待入账` : stamp(at),
    amount: sign + amountWords(amount, unit),
  }
}

/** Without duplicates, though a new entry shifts one of a page onto the next. */
export function toGains(entries: readonly Entry[], unit: Unit): GainRow[] {
  const rows = entries.map((each) => toGain(each, unit))
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}
