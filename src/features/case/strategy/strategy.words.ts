import type { OutputOf } from '#api/call.ts'
import type { caseStrategyDetail } from '#api/domains/stock/stock-case/strategy.ts'
import type { Perf, Strategy, Trade } from '#api/shapes/strategy.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { price } from '#lib/number/money.ts'
import { rate, share } from '#lib/number/rate.ts'
import { caseStrategyHref } from '#lib/path/case-href.ts'
import { stamp } from '#lib/time/dates.ts'

/** A strategy in the list of the cases: what it lost at most before what it came to. law §4 */
export function toStrategyRow({ strategyId, name, riskLevel, style, perf }: Strategy) {
  return {
    key: strategyId,
    name,
    note: [
      `风险等级 ${riskLevel}`,
      style,
      perf ? `最大回撤 ${rate(perf.maxDrawdownRate)}` : '完成风险测评后显示历史数据',
    ].join(' · '),
    href: caseStrategyHref(strategyId),
  }
}

export interface StrategyView {
  name: string
  /** 「历史回测」 or 「模型账户记录」, with its period. */
  kind: string
  period: string
  analysts: readonly AnalystView[]
  /** The drawdown first. */
  facts: readonly { name: string; value: string }[]
  caution: string
  ruleHtml: string
}

export function toStrategyView(found: OutputOf<typeof caseStrategyDetail>): StrategyView {
  const { name, riskLevel, style, analysts, kind, perf, ruleHtml } = found
  return {
    name,
    kind: kindOf(kind),
    period: perf ? `${perf.periodStart} 至 ${perf.periodEnd}` : '',
    analysts: analysts.map(toAnalystView),
    facts: [
      ...(perf ? factsOf(perf) : [{ name: '历史数据', value: '完成风险测评后显示' }]),
      { name: '风险等级', value: riskLevel },
      { name: '风格', value: style },
      ...(perf ? [{ name: '截至', value: stamp(perf.asOf) }] : []),
    ],
    caution: `历史数据由${kindOf(kind)}得出，${perf?.feesIncluded ? '已计' : '未计'}交易费用，过往业绩不预示未来表现，不构成对收益的承诺。`,
    ruleHtml,
  }
}

/** Whose record it is; without a kind that is known the weakest. law §4 */
function kindOf(kind: Strategy['kind']): string {
  return kind === 'MODEL' ? '模型账户记录' : '历史回测'
}

function factsOf(perf: Perf): { name: string; value: string }[] {
  const { maxDrawdownRate, ddFrom, ddTo, recoverDays, totalRate, annualRate, bench, winRate, tradeCount } = perf
  const isDated = ddFrom !== undefined && ddTo !== undefined
  const recovered = recoverDays === undefined ? '尚未回到前高' : `${recoverDays} 个交易日后回到前高`
  return [
    { name: '最大回撤', value: rate(maxDrawdownRate) },
    { name: '回撤期间', value: isDated ? `${ddFrom} 至 ${ddTo}，${recovered}` : recovered },
    { name: '累计', value: `${rate(totalRate)}，同期${bench.name} ${rate(bench.rate)}` },
    ...(annualRate === undefined ? [] : [{ name: '年化', value: rate(annualRate) }]),
    { name: '胜率', value: share(winRate) },
    { name: '成交', value: `${tradeCount} 笔` },
  ]
}

/** A filled order; the result stands on a sale. */
export interface DealRow {
  key: string
  title: string
  note: string
  rate: number | undefined
}

export function toDealRow({
  tradeId,
  symbol,
  name,
  side,
  price: paid,
  at,
  state,
  why = '',
  reason = '',
  profitRate,
}: Trade): DealRow {
  return {
    key: tradeId,
    title: `${sideOf(side)}${state === 'UNFILLED' ? '未成交' : ''} ${name} ${symbol.slice(2)} ${price(paid, 2)}元`,
    note: [stamp(at), why, reason].filter(Boolean).join(' · '),
    rate: profitRate,
  }
}

function sideOf(side: Trade['side']): string {
  return side === 'BUY' ? '买入' : side === 'SELL' ? '卖出' : '成交'
}
