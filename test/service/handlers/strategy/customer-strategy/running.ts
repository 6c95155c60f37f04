import type * as calls from '#api/domains/strategy/customer-strategy/running.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { subscriptionsOf } from '#test/service/strategies/access.ts'
import { periodStart } from '#test/service/strategies/period.ts'
import { toPassageway } from '#test/service/strategies/present.ts'
import { notFound } from '#test/service/refusal.ts'
import { round } from '#test/service/seed/market/bars.ts'
import { BENCH, curveOf } from '#test/service/seed/strategy/figures.ts'
import { holdingsOf } from '#test/service/seed/strategy/holdings.ts'
import { mean, WARM_UP } from '#test/service/seed/strategy/rules.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'
import { without } from '#test/service/without.ts'
import { followedBy, shownTo } from '#test/service/strategies/followed.ts'

/** The mean of this many days tells a rule the market trend. */
const SPANS = { TREND: 60, LOW_VOLATILITY: 40, MOMENTUM: 20, REVERSAL: 10, BALANCED: 60 } as const
/** How many days of timing are returned. */
const TIMED_DAYS = 60

export function running(deps: Deps): Pick<Handlers<'customer-strategy'>, keyof typeof calls> {
  const holdings = (run: Run) => {
    const { list, cashRate } = holdingsOf(run, deps.library().strategies.prices)
    return { stocks: list.map((each) => without(each, 'sellableQty')), positionRate: round(1 - cashRate, 6) }
  }
  return {
    async runningPassagewayList({ id }, visit) {
      const { subscription } = await followedBy(id, visit, deps)
      return deps
        .library()
        .strategies.channelsOf(subscription.strategy)
        .map((channel) => toPassageway(channel))
    },
    async runningPassagewayInfo({ passagewayId }, visit) {
      const { strategies } = deps.library()
      const mine = await subscriptionsOf(visit.known().user.userId, deps)
      const channel = strategies.channel(passagewayId)
      const own = mine.find(({ strategy }) => strategy === channel?.strategy)
      if (!channel || !own) throw notFound('策略通道')
      await shownTo(own.id, visit, deps)
      const run = strategies.record(channel)
      return { passagewayId, name: channel.name, capitalFen: run.spec.capitalFen, ...holdings(run) }
    },
    async runningRevenueLine({ id, period }, visit) {
      const { run, since } = await followedBy(id, visit, deps)
      const { prices } = deps.library().strategies
      return curveOf(run, prices, periodStart(period, run, prices, since))
    },
    runningStockList: async ({ id }, visit) => holdings((await shownTo(id, visit, deps)).run).stocks,
    async runningChooseTimeRecord({ id }, visit) {
      const { rule } = (await followedBy(id, visit, deps)).subscription.strategy
      const span = SPANS[rule]
      const { prices, last } = deps.library().strategies
      const closes = prices.row(BENCH.symbol)?.close
      if (!closes) return []
      const isAbove = (t: number) => (closes[t] ?? 0) >= mean(closes, t, span)
      return Array.from({ length: Math.min(TIMED_DAYS, last - WARM_UP) }, (_, back) => {
        const t = last - back
        const [now, before] = [isAbove(t), isAbove(t - 1)]
        const where = `${BENCH.name}收盘价在${span}日均线${now ? '上方' : '下方'}`
        const signal = now === before ? 'HOLD' : now ? 'IN' : 'OUT'
        return { d: prices.dates[t] ?? '', signal, note: signal === 'HOLD' ? where : `${where}，较前一日改变` }
      })
    },
  }
}
