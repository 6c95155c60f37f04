import { caseRank } from '#api/domains/stock/stock-case/shown.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'

export interface PoolRecord {
  /** All closed cases of a year, the greatest loss first. */
  rates: readonly number[]
  /** 「近1年16例 · 未盈利8例」; '' while unknown. */
  note: string
}

/** The results of a year's cases. ST-01 */
export function usePoolRecord(): PoolRecord {
  const rank = dataOf(useCall(caseRank, { period: '1Y' }, { cache: true }))
  if (!rank) return { rates: [], note: '' }
  const { sample, list } = rank
  return {
    rates: list.flatMap(({ profitRate }) => profitRate ?? []).sort((a, b) => a - b),
    note: `近1年${sample.count}例 · 未盈利${sample.count - sample.winCount}例`,
  }
}
