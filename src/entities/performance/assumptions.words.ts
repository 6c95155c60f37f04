import type { Assumptions } from '#api/shapes/statistics.ts'
import { decimal } from '#lib/number/decimal.ts'
import { yuan } from '#lib/number/money.ts'

/** What a back-test supposes, in words. law §4 */
export function assumptionsOf(assumptions: Assumptions) {
  const { from, to, capitalFen, lotSize, fill, adjust, universe, volumeCap } = assumptions
  return [
    { name: '区间', value: `${from} 至 ${to}` },
    { name: '股票范围', value: universe },
    { name: '初始资金', value: yuan(capitalFen) },
    ...feesOf(assumptions),
    { name: '成交规则', value: `${fill}每手 ${lotSize} 股。` },
    ...(volumeCap === undefined ? [] : [{ name: '成交量上限', value: `每笔不超过当日成交量的 ${percent(volumeCap)}` }]),
    { name: '复权', value: adjust },
  ]
}

function feesOf({ feeRate, leastFeeFen, stampRate, transferRate, slippageRate }: Assumptions) {
  const least = leastFeeFen === undefined ? '' : `，每笔最低 ${yuan(leastFeeFen)}`
  return [
    { name: '佣金', value: `${percent(feeRate)}${least}` },
    { name: '印花税', value: `${percent(stampRate)}（卖出）` },
    ...(transferRate === undefined ? [] : [{ name: '过户费', value: `${percent(transferRate)}（双边）` }]),
    { name: '滑点', value: percent(slippageRate) },
  ]
}

function percent(value: number): string {
  return `${Number(decimal(value, 4, 2))}%`
}
