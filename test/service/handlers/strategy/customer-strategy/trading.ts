import type * as calls from '#api/domains/strategy/customer-strategy/trading.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { ordersShown, toPassageway, toTrade } from '#test/service/strategies/present.ts'
import { currentSimulation } from '#test/service/handlers/strategy/strategy/simulate.ts'
import { runOf, simulationAccess, simulationsOf, toSimulation } from '#test/service/strategies/simulations.ts'
import { notFound } from '#test/service/refusal.ts'
import { periodStart } from '#test/service/strategies/period.ts'
import { perfOf, statisticsOf, yearsOf } from '#test/service/seed/strategy/figures.ts'
import { dateOf, nextTradingDay } from '#test/service/seed/market/calendar.ts'
import type { Order, Plan } from '#test/service/seed/strategy/orders.ts'
import { cut, fillsOf, nextOpening } from '#test/service/seed/strategy/run.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import type { Visit } from '#test/service/visit.ts'
import { type Followed, followedBy, shownTo } from '#test/service/strategies/followed.ts'

const OPENING = 9.5 * 3600_000

function conditionOf({ subscription }: Followed, side: Plan['side']): string {
  return `${rules[subscription.strategy.rule].why[side === 'BUY' ? 'buy' : 'sell']}，次一交易日开盘执行`
}

/** Corporate actions are not planned. */
function isOrdered(order: Order): order is Ordered {
  return order.side !== 'PAYOUT'
}

type Ordered = Order & { side: Plan['side'] }

export function trading(deps: Deps): Pick<Handlers<'customer-strategy'>, keyof typeof calls> {
  const toTrades = (orders: readonly Order[], { channel }: Followed) =>
    orders.toReversed().map((order) => toTrade(order, `${channel.passagewayId}-R`, deps))
  /** The orders of the last opening: today's from 9:30 on, though its close is not yet in the records. */
  const lastOpening = ({ run }: Followed) => {
    const { prices } = deps.library().strategies
    const next = prices.days[run.spec.to + 1]
    const isOpen = run.plans.length > 0 && next !== undefined && deps.now() >= next + OPENING
    const all = isOpen ? nextOpening(run, prices) : run.orders.filter(({ day }) => day === run.spec.to)
    return all.filter(isOrdered)
  }
  return {
    async todayTradePlanList({ id }, visit) {
      const followed = await shownTo(id, visit, deps)
      const { run, channel } = followed
      const { days, dates } = deps.library().strategies.prices
      const at = (days[run.spec.to + 1] ?? nextTradingDay(days[run.spec.to] ?? 0)) + OPENING
      const idOf = (date: string, { symbol, side }: Pick<Plan, 'symbol' | 'side'>) =>
        `${channel.passagewayId}-${date.replaceAll('-', '')}-${symbol}-${side.slice(0, 1)}`
      const toPlan = (plan: Plan) => {
        const { symbol, name, side, close: price, qty } = plan
        const condition = conditionOf(followed, side)
        return { planId: idOf(dateOf(at), plan), symbol, name, side, price, qty, condition, status: 'WAIT', at }
      }
      const toDone = (order: Ordered) => {
        const { symbol, name, side, day, price, qty, filledQty, why } = order
        const status = order.state === 'FILLED' ? 'TRIGGERED' : order.state === 'PARTLY' ? 'PARTLY' : 'INVALID'
        const planId = idOf(dates[day] ?? '', order)
        const opened = (days[day] ?? 0) + OPENING
        const shown = { planId, symbol, name, side, price, qty, filledQty, condition: conditionOf(followed, side) }
        return { ...shown, status, at: opened, ...(why !== undefined && { why }) }
      }
      return [...(deps.now() < at ? run.plans.map(toPlan) : []), ...lastOpening(followed).map(toDone)]
    },
    async todayTradeList({ id }, visit) {
      const followed = await shownTo(id, visit, deps)
      return toTrades(fillsOf({ orders: lastOpening(followed) }), followed)
    },
    async tradePassageways({ id }, visit) {
      const { subscription, since, until } = await followedBy(id, visit, deps)
      const { strategies } = deps.library()
      return strategies.channelsOf(subscription.strategy).map((channel) => {
        const run = cut(strategies.record(channel), until)
        return toPassageway(channel, perfOf(run, strategies.prices, 'MODEL', since))
      })
    },
    async tradeRecord({ id, ...asked }, visit) {
      const followed = await shownTo(id, visit, deps)
      const orders = followed.run.orders.filter(({ day }) => day > followed.since)
      return pageOf(toTrades(orders, followed), asked)
    },
    async tradeRevenueStatistics({ id, period }, visit) {
      const followed = await followedBy(id, visit, deps)
      const { run } = followed
      const { prices } = deps.library().strategies
      const since = periodStart(period, run, prices, followed.since)
      const { byMonth, perf } = statisticsOf(run, prices, 'MODEL', since)
      const { winRate, tradeCount, maxDrawdownRate } = perf
      const won = winRate !== undefined && { winRate }
      return { perf, years: yearsOf(run, prices, since), byMonth, ...won, tradeCount, maxDrawdownRate }
    },
    simulateInfo: async (_, visit) =>
      toSimulation(await currentSimulation(visit.known().user.userId, deps), deps, visit.session),
    simulatePassagewaysOrders: ({ passagewayId, ...asked }, visit) => simulated(passagewayId, asked, visit),
  }

  async function simulated(passagewayId: string, asked: Parameters<typeof pageOf>[1], visit: Visit) {
    if (!deps.library().strategies.channel(passagewayId)) throw notFound('策略通道')
    const rows = await simulationsOf(visit.known().user.userId, deps)
    const orders = rows
      .filter((row) => row.passagewayId === passagewayId)
      .map(async (row) => {
        const run = runOf(row, deps)
        const { allowed } = await simulationAccess(row, deps, visit.session)
        return run ? ordersShown(run, allowed, deps).map((order) => toTrade(order, row.simId, deps)) : []
      })
    return pageOf((await Promise.all(orders)).flat(), asked)
  }
}
