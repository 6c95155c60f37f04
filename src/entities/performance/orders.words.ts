import type { Statistics } from '#api/shapes/statistics.ts'
import { price, yuan } from '#lib/number/money.ts'
import { share } from '#lib/number/rate.ts'

/** How the closed positions went, and how much money the rules bear. */
export function ordersOf(statistics: Omit<Statistics, 'perf'>) {
  const { avgHoldDays, profitLossRatio, profitFactor, winRate, maxVolumeRate, capacityFen } = statistics
  // Positions closed without a loss need not be wins: a result of 0 is neither.
  const ratio = (value: number | undefined) =>
    value === undefined && winRate !== undefined ? '无亏损样本' : price(value, 2)
  return [
    { name: '平均持有', value: avgHoldDays === undefined ? '--' : `${avgHoldDays}个交易日` },
    { name: '盈亏比', value: ratio(profitLossRatio) },
    { name: '盈利因子（按金额）', value: ratio(profitFactor) },
    ...(maxVolumeRate === undefined ? [] : [{ name: '单笔成交占当日成交量最高', value: share(maxVolumeRate) }]),
    ...(capacityFen === undefined ? [] : [{ name: '容量（超过后成交受限）', value: yuan(capacityFen) }]),
  ]
}

/** The heading above the orders that were not filled, or only in part. */
export function unfilledWords(unfilled: Statistics['unfilled']): string {
  if (!unfilled) return '未成交或部分成交：--'
  const total = unfilled.reduce((sum, { count }) => sum + count, 0)
  return total === 0 ? '没有未成交或部分成交的委托' : `未成交或部分成交的委托 ${total}笔`
}
