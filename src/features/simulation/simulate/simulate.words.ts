import type { OutputOf } from '#api/call.ts'
import type { simulatePosition } from '#api/domains/strategy/strategy/simulate.ts'
import type { Simulation } from '#api/shapes/simulation.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { group } from '#lib/group.ts'
import { price, yuan } from '#lib/number/money.ts'
import { rate, share } from '#lib/number/rate.ts'
import { simulationHref } from '#lib/path/simulation-href.ts'
import { day, lastMoment } from '#lib/time/dates.ts'
import type { PartItem } from '#ui/chart/parts-bar.tsx'

interface Fact {
  name: string
  value: string
}

/** A simulated account as its page shows it; all money is virtual. */
export interface SimulationView {
  simId: string
  name: string
  runs: boolean
  /** Its period, and the number of trading days. */
  span: string
  /** Why it stopped; '' where it did not, or where the customer ended it. */
  why: string
  account: readonly Fact[]
  worst: { day: string; rate: string; lost: string } | undefined
  costs: { total: string; share: string; rows: readonly PartItem[] } | undefined
  unfilled: readonly PartItem[]
  past: readonly { key: string; title: string; note: string; value: string; href: string }[]
}

const STATES: Readonly<Record<string, string>> = { RUNNING: '进行中', ENDED: '已结束' }

export function toSimulationView(simulation: Simulation): SimulationView {
  const { simId = '', status, strategy, capitalFen, equityFen, cashFen, frozenFen = 0, curve = [] } = simulation
  const { startAt, endAt, why, perf, worstDay, unfilled = [], past = [] } = simulation
  const [runs, isOver] = [status === 'RUNNING', status === 'ENDED']
  const began = startAt === undefined ? '--' : day(startAt)
  return {
    simId,
    name: strategy?.name ?? '策略',
    runs,
    span: [
      isOver && endAt !== undefined ? `${began} 至 ${day(endAt - 1)}` : `${began} 起`,
      `${curve.length}个交易日`,
      STATES[status] ?? '状态更新中',
    ].join(' · '),
    why: why === undefined ? '' : `${why}，模拟停在 ${perf?.periodEnd ?? '开始时'}，不再成交；报告保留。`,
    account: [
      { name: '虚拟本金', value: yuan(capitalFen) },
      { name: isOver ? '期末模拟资产' : '模拟总资产', value: yuan(equityFen) },
      { name: '模拟现金', value: yuan(cashFen) },
      ...(runs ? [{ name: '冻结（次日买入）', value: yuan(frozenFen) }] : []),
      { name: '持仓市值', value: equityFen === undefined || cashFen === undefined ? '--' : yuan(equityFen - cashFen) },
      // The end of the service or coupon behind it.
      ...(runs && endAt !== undefined ? [{ name: '自动停止', value: lastMoment(endAt) }] : []),
    ],
    worst: worstDay && {
      day: worstDay.d,
      rate: rate(worstDay.rate),
      lost: `少了 ${yuan(-worstDay.changeFen)}`,
    },
    costs: costsOf(simulation),
    unfilled: unfilled.map(({ why: reason, count }) => ({ name: reason, value: `${count}笔`, size: count })),
    past: past.map((each) => ({
      key: each.simId,
      title: each.strategyName,
      note: `${day(each.startAt)} 至 ${day(each.endAt - 1)} · 虚拟本金 ${yuan(each.capitalFen)}，期末 ${yuan(each.equityFen)}`,
      value: each.maxDrawdownRate === undefined ? '' : `回撤 ${rate(each.maxDrawdownRate)}`,
      href: simulationHref(each.simId),
    })),
  }
}

function costsOf({ costs, feeFen, capitalFen, perf }: Simulation): SimulationView['costs'] {
  if (!costs || feeFen === undefined || capitalFen === undefined) return undefined
  const allFen = feeFen + costs.slippageFen
  return {
    total: yuan(allFen),
    share: `占本金 ${share(allFen / capitalFen)} · 成交${perf?.tradeCount ?? 0}笔`,
    rows: [
      { name: '滑点', value: yuan(costs.slippageFen), size: costs.slippageFen },
      { name: '佣金', value: yuan(costs.commissionFen), size: costs.commissionFen },
      { name: '印花税', value: yuan(costs.stampFen), size: costs.stampFen },
      { name: '过户费', value: yuan(costs.transferFen), size: costs.transferFen },
    ],
  }
}

export interface PositionView {
  key: string
  title: string
  lines: readonly string[]
  rate: number
}

/** A holding: the quantity sellable on the next trading day, and a dated price. */
export function toPosition(held: OutputOf<typeof simulatePosition>[number]): PositionView {
  const { symbol, name, qty, sellableQty, costPrice, price: close, pricedOn, profitRate } = held
  const [all, sellable, frozen] = [qty, sellableQty, qty - sellableQty].map((shares) => group(String(shares)))
  return {
    key: symbol,
    title: `${name} ${symbol.slice(2)}`,
    lines: [
      `模拟持有${all}股 · 可卖${sellable} · 冻结${frozen}`,
      `成本 ${price(costPrice, 3)}元 · 收盘 ${stockPrice(symbol, close)}元${pricedOn === undefined ? '' : `（${pricedOn.slice(5)}）`}`,
    ],
    rate: profitRate,
  }
}
