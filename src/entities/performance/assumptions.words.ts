import type { BackTestStatistics, Statistics } from '#api/shapes/strategy.ts'
import { decimal } from '#lib/number/decimal.ts'
import { price, yuan } from '#lib/number/money.ts'
import { share } from '#lib/number/rate.ts'

type Supposed = Pick<BackTestStatistics, 'assumptions' | 'avgHoldDays' | 'profitLossRatio' | 'winRate'>

/** What a back-test supposes, and how its trades went, in words. law §4 */
export function assumptionsOf({ assumptions, avgHoldDays, profitLossRatio, winRate }: Supposed) {
  const { from, to, capitalFen, lotSize, fill, adjust, universe, volumeCap } = assumptions
  return [
    { name: '区间', value: `${from} 至 ${to}` },
    { name: '股票范围', value: universe },
    { name: '初始资金', value: yuan(capitalFen) },
    { name: '费率', value: feesOf(assumptions) },
    { name: '成交规则', value: `${fill}每手 ${lotSize} 股。` },
    ...(volumeCap === undefined ? [] : [{ name: '成交量上限', value: `每笔不超过当日成交量的 ${percent(volumeCap)}` }]),
    { name: '复权', value: adjust },
    { name: '平均持有', value: avgHoldDays === undefined ? '--' : `${avgHoldDays} 个交易日` },
    { name: '盈亏比', value: winRate === 1 ? '无亏损样本' : price(profitLossRatio) },
  ]
}

function feesOf({ feeRate, leastFeeFen, stampRate, transferRate, slippageRate }: BackTestStatistics['assumptions']) {
  const least = leastFeeFen === undefined ? '' : `（每笔最低 ${yuan(leastFeeFen)}）`
  return [
    `佣金 ${percent(feeRate)}${least}`,
    `印花税 ${percent(stampRate)}（卖出）`,
    ...(transferRate === undefined ? [] : [`过户费 ${percent(transferRate)}（双边）`]),
    `滑点 ${percent(slippageRate)}`,
  ].join('，')
}

function percent(value: number): string {
  return `${Number(decimal(value, 4, 2))}%`
}

/** What was not filled, and how much money the rules bear. */
export function limitsOf({ unfilled, maxVolumeRate, capacityFen, profitFactor, winRate }: Omit<Statistics, 'perf'>) {
  return [
    {
      name: '未成交或部分成交',
      value: unfilled ? unfilled.map(({ why, count }) => `${why} ${count}笔`).join('、') || '没有' : '--',
    },
    ...(maxVolumeRate === undefined ? [] : [{ name: '单笔成交占当日成交量最高', value: share(maxVolumeRate) }]),
    ...(capacityFen === undefined ? [] : [{ name: '容量（超过后成交受限）', value: yuan(capacityFen) }]),
    { name: '盈利因子（按金额）', value: winRate === 1 ? '无亏损样本' : price(profitFactor, 2) },
  ]
}
