import { caseRank } from '#api/domains/stock/stock-case/shown.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'

export interface PoolRecord {
  /** Of every ended case of a year, the greatest loss first. */
  rates: readonly number[]
  /** 「近1年16例 · 未盈利8例」; '' while it is not known. */
  note: string
}

/** What the cases of a year came to. ST-01 */
export function usePoolRecord(): PoolRecord {
  const rank = dataOf(useCall(caseRank, { period: '1Y' }, { cache: true }))
  if (!rank) return { rates: [], note: '' }
  const { sample, list } = rank
  return {
    rates: list.flatMap(({ profitRate }) => profitRate ?? []).sort((a, b) => a - b),
    note: `近1年${sample.count}例 · 未盈利${sample.count - sample.winCount}例`,
  }
}
