import type { Assumptions } from '#api/shapes/statistics.ts'
import type { Perf } from '#api/shapes/strategy.ts'
import { LEAST_COMMISSION_FEN, STAMP_RATE, TRANSFER_RATE } from '#lib/number/fees.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import { VOLUME_CAP } from '#test/service/seed/strategy/orders.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'

/** The assumptions of a run, as the contract words them. */
export function assumptionsOf(
  { universe }: StrategySeed,
  { spec }: Run,
  { periodStart, periodEnd }: Perf,
): Assumptions {
  return {
    from: periodStart,
    to: periodEnd,
    feeRate: spec.feeRate,
    stampRate: STAMP_RATE,
    slippageRate: spec.slippageRate,
    transferRate: TRANSFER_RATE,
    // Without a commission there is no minimum either.
    ...(spec.feeRate > 0 && { leastFeeFen: LEAST_COMMISSION_FEN }),
    volumeCap: VOLUME_CAP,
    capitalFen: spec.capitalFen,
    lotSize: 100,
    fill: '收盘后生成信号，次日开盘价加滑点成交，不越过涨跌停价；停牌、涨停开盘不买入、跌停开盘不卖出；单笔成交不超过当日成交量的10%，其余撤单；先卖后买，卖出所得当日可用于买入，偏乐观；当日买入次日起可卖；科创板每笔200股起、北交所100股起，均以1股递增；终止上市按0元计。',
    adjust: '资金按未复权价格计，除权日送转入账、红利到账，未计股息红利税；指标按复权价格计算',
    universe: universe.name,
  }
}
