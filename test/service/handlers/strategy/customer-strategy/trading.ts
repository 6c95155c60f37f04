import type * as calls from '#api/domains/strategy/customer-strategy/trading.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { fillsShown, toPassageway, toTrade } from '#test/service/strategies/present.ts'
import { currentSimulation } from '#test/service/handlers/strategy/strategy/simulate.ts'
import { runOf, simulationAccess, simulationsOf, toSimulation } from '#test/service/strategies/simulations.ts'
import { notFound } from '#test/service/refusal.ts'
import { perfOf, statisticsOf } from '#test/service/seed/strategy/figures.ts'
import { cut } from '#test/service/seed/strategy/run.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import type { Visit } from '#test/service/visit.ts'
import { type Followed, followedBy, shownTo } from '#test/service/strategies/followed.ts'

export function trading(deps: Deps): Pick<Handlers<'customer-strategy'>, keyof typeof calls> {
  const tradesSince = ({ run, channel }: Followed, since: number) =>
    run.fills
      .filter(({ day }) => day >= since)
      .toReversed()
      .map((fill) => toTrade(fill, `${channel.passagewayId}-R`, deps))
  return {
    async todayTradePlanList({ id }, visit) {
      const { run, channel, subscription } = await shownTo(id, visit, deps)
      const { why } = rules[subscription.strategy.rule]
      const filled = new Set(
        run.fills.filter(({ day }) => day === run.spec.to).map(({ symbol, side }) => symbol + side),
      )
      return run.plans.map(({ day, symbol, name, side, close }) => ({
        planId: `${channel.passagewayId}-${day === run.spec.to ? 'N' : 'L'}-${symbol}-${side.slice(0, 1)}`,
        symbol,
        name,
        side,
        price: close,
        condition: `${side === 'BUY' ? why.buy : why.sell}，次一交易日开盘执行`,
        status: day === run.spec.to ? 'WAIT' : filled.has(symbol + side) ? 'TRIGGERED' : 'INVALID',
      }))
    },
    async todayTradeList({ id }, visit) {
      const followed = await shownTo(id, visit, deps)
      return tradesSince(followed, followed.run.spec.to)
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
      return pageOf(tradesSince(followed, followed.since), asked)
    },
    async tradeRevenueStatistics({ id }, visit) {
      const { run, since } = await followedBy(id, visit, deps)
      const { byMonth, perf } = statisticsOf(run, deps.library().strategies.prices, 'MODEL', since)
      const { winRate, tradeCount, maxDrawdownRate } = perf
      return { byMonth, ...(winRate !== undefined && { winRate }), tradeCount, maxDrawdownRate }
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
        return run ? fillsShown(run, allowed, deps).map((fill) => toTrade(fill, row.simId, deps)) : []
      })
    return pageOf((await Promise.all(orders)).flat(), asked)
  }
}
