import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { curveOf, perfOf, statisticsOf, yearsOf } from '#test/service/seed/strategy/figures.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { strategyAccess, strategyOf } from '#test/service/strategies/access.ts'
import { assumptionsOf } from '#test/service/strategies/assumptions.ts'
import { channelOf, ordersShown, toPassageway, toTrade } from '#test/service/strategies/present.ts'

const OPENING = 9.5 * 3600_000

export function backTest(deps: Deps): Handlers<'back-test'> {
  return {
    backTestInfo({ strategyId }) {
      const { strategies } = deps.library()
      const strategy = strategyOf(strategyId, deps)
      const run = strategies.backTest(channelOf(strategy, undefined, deps))
      const perf = perfOf(run, strategies.prices, 'BACK_TEST')
      return {
        assumptions: assumptionsOf(strategy, run, perf),
        perf,
        curve: curveOf(run, strategies.prices),
      }
    },
    backTestPassageways({ strategyId }) {
      const { strategies } = deps.library()
      return strategies
        .channelsOf(strategyOf(strategyId, deps))
        .map((channel) => toPassageway(channel, perfOf(strategies.backTest(channel), strategies.prices, 'BACK_TEST')))
    },
    backTestStatistics: (input) => backTestStatistics(input, deps),
    async backTestStatisticsList({ strategyId, passagewayId, ...asked }, { session }) {
      const strategy = strategyOf(strategyId, deps)
      const channel = channelOf(strategy, passagewayId, deps)
      const { allowed } = (await strategyAccess(deps, session))(strategy)
      const page = pageOf(ordersShown(deps.library().strategies.backTest(channel), allowed, deps), asked)
      return { ...page, list: page.list.map((order) => toTrade(order, `${channel.passagewayId}-B`, deps)) }
    },
    async backTestTradeDetail({ tradeId }, { session }) {
      const { strategies } = deps.library()
      const [, passagewayId = '', book = ''] = /^(\w+-\w)-([BR])-/.exec(tradeId) ?? []
      const channel = strategies.channel(passagewayId)
      if (!channel) throw notFound('交易记录')
      const { allowed } = (await strategyAccess(deps, session))(channel.strategy)
      const run = book === 'B' ? strategies.backTest(channel) : strategies.record(channel)
      const seen = ordersShown(run, allowed, deps)
      const order = seen.find((each) => toTrade(each, `${passagewayId}-${book}`, deps).tradeId === tradeId)
      if (!order) throw notFound('交易记录')
      const exit = seen.find(({ symbol, closed }) => symbol === order.symbol && closed?.since === order.day)
      const trade = toTrade(order, `${passagewayId}-${book}`, deps)
      if (!exit || order.side === 'SELL') return trade
      return {
        ...trade,
        exitAt: (strategies.prices.days[exit.day] ?? 0) + OPENING,
        exitPrice: exit.price,
        holdDays: exit.day - order.day,
      }
    },
  }
}

/** Figures of a back-test, also for the public twin. */
export function backTestStatistics(
  { strategyId, passagewayId }: { strategyId: string; passagewayId?: string | undefined },
  deps: Deps,
) {
  const { strategies } = deps.library()
  const strategy = strategyOf(strategyId, deps)
  const run = strategies.backTest(channelOf(strategy, passagewayId, deps))
  const figures = statisticsOf(run, strategies.prices, 'BACK_TEST')
  const curve = curveOf(run, strategies.prices)
  return {
    ...figures,
    years: yearsOf(run, strategies.prices),
    curve,
    assumptions: assumptionsOf(strategy, run, figures.perf),
  }
}
