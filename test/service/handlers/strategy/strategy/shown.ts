import type * as calls from '#api/domains/strategy/strategy/shown.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import { curveOf, perfOf, yearsOf } from '#test/service/seed/strategy/figures.ts'
import { holdingsOf } from '#test/service/seed/strategy/holdings.ts'
import { packages } from '#test/service/seed/strategy/offers.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import type { Session } from '#test/service/sessions.ts'
import { without } from '#test/service/without.ts'
import { strategyAccess, strategyOf } from '#test/service/strategies/access.ts'
import type { Channel } from '#test/service/seed/strategy/strategies.ts'
import {
  demandFigures,
  type Figured,
  isFolded,
  mainChannel,
  masked,
  ordersShown,
  seenBy,
  toPassageway,
  toStrategy,
  toTrade,
} from '#test/service/strategies/present.ts'
import { periodStart } from '#test/service/strategies/period.ts'

const RISK_HTML =
  '<p>策略信号由规则生成，由您自主决定是否执行；规则在部分市场环境下会连续亏损。</p><ul><li>历史记录按次日开盘价加滑点成交，实际成交价可能更差</li><li>过往业绩不预示未来表现，不构成对收益的承诺</li></ul>'

export function shown(deps: Deps): Pick<Handlers<'strategy'>, keyof typeof calls> {
  const recordOf = (strategy: StrategySeed) => deps.library().strategies.record(mainChannel(strategy, deps))
  const withAccess = async (strategyId: string, session: Session | null) => {
    const strategy = strategyOf(strategyId, deps)
    return { strategy, access: (await strategyAccess(deps, session))(strategy) }
  }
  return {
    async strategyList(input, { session }) {
      const page = await listStrategies(input, deps, session, isFolded(session, deps))
      return { ...page, list: page.list.map((each) => seenBy(session, each, deps)) }
    },
    async strategyInfo({ strategyId }, { session }) {
      const { strategy, access } = await withAccess(strategyId, session)
      return seenBy(session, toStrategy(strategy, access, deps), deps)
    },
    async strategyDetail({ strategyId }, { session }) {
      const { strategy, access } = await withAccess(strategyId, session)
      const { prices } = deps.library().strategies
      const run = recordOf(strategy)
      const about = {
        ...seenBy(session, toStrategy(strategy, access, deps), deps),
        ruleHtml: `<p>${rules[strategy.rule].words}</p><p>股票范围：${strategy.universe.name}。</p>`,
        riskHtml: RISK_HTML,
        priceFen: strategy.priceFen,
        serviceDays: strategy.serviceDays,
      }
      if (isFolded(session, deps)) return { ...about, curve: [], holdings: [] }
      const { list, cashRate } = holdingsOf(run, prices)
      return {
        ...about,
        curve: curveOf(run, prices),
        holdings: list.map(({ symbol, name, positionRate }) => ({
          ...(access.allowed ? { symbol, name } : masked(symbol)),
          positionRate,
        })),
        cashRate,
      }
    },
    strategyProfit({ strategyId, period }, { session }) {
      const { prices } = deps.library().strategies
      const run = recordOf(strategyOf(strategyId, deps))
      demandFigures(session, deps)
      const since = periodStart(period, run, prices)
      const curve = curveOf(run, prices, since)
      return { curve, perf: perfOf(run, prices, 'MODEL', since), years: yearsOf(run, prices, since) }
    },
    strategyPassagewayList({ strategyId }, { session }) {
      const { strategies } = deps.library()
      const figuresOf = (channel: Channel) =>
        isFolded(session, deps) ? undefined : perfOf(strategies.record(channel), strategies.prices, 'MODEL')
      return strategies
        .channelsOf(strategyOf(strategyId, deps))
        .map((channel) => toPassageway(channel, figuresOf(channel)))
    },
    async strategyTradeList({ strategyId, ...asked }, { session }) {
      const { strategy, access } = await withAccess(strategyId, session)
      demandFigures(session, deps)
      const page = pageOf(ordersShown(recordOf(strategy), access.allowed, deps), asked)
      const book = `${mainChannel(strategy, deps).passagewayId}-R`
      return { ...page, list: page.list.map((order) => toTrade(order, book, deps)) }
    },
    packageList: () =>
      packages.map(({ packageId, name, coverUrl, priceFen, strategyIds }) => ({
        packageId,
        name,
        coverUrl,
        priceFen,
        strategyCount: strategyIds.length,
        riskLevel: highestOf(strategyIds, deps),
      })),
    async packageInfo({ packageId }, { session }) {
      const found = packages.find((each) => each.packageId === packageId)
      if (!found) throw notFound('策略套餐')
      const accessTo = await strategyAccess(deps, session)
      return {
        ...without(found, 'strategyIds'),
        strategies: found.strategyIds.map((id) => {
          const strategy = strategyOf(id, deps)
          return seenBy(session, toStrategy(strategy, accessTo(strategy), deps), deps)
        }),
        riskLevel: highestOf(found.strategyIds, deps),
      }
    },
  }
}

type ListInput = Parameters<Handlers<'strategy'>['strategyList']>[0]

/** Orderings of the list; by default the smallest drawdown comes first. SG-01 */
const SORTS: Record<string, (a: Figured, b: Figured) => number> = {
  DRAWDOWN: (a, b) => b.perf.maxDrawdownRate - a.perf.maxDrawdownRate,
  VOLATILITY: (a, b) => (a.perf.volatilityRate ?? 9) - (b.perf.volatilityRate ?? 9),
  RETURN: (a, b) => b.perf.totalRate - a.perf.totalRate,
  NEWEST: (a, b) => Date.parse(b.perf.periodStart) - Date.parse(a.perf.periodStart),
}

/** Strategies as the caller sees them, also for the public twin. Without figures their order tells none either. */
export async function listStrategies(input: ListInput, deps: Deps, session: Session | null, folded = false) {
  const { riskMax = 'R5', style, sort = 'DRAWDOWN', ...asked } = input
  if (!/^R[1-5]$/.test(riskMax)) throw badInput(40003, '参数 riskMax 不正确')
  const order = Object.hasOwn(SORTS, sort) ? SORTS[folded ? 'NEWEST' : sort] : undefined
  if (!order) throw badInput(40003, '参数 sort 不正确')
  const accessTo = await strategyAccess(deps, session)
  const found = deps
    .library()
    .strategies.all.filter(({ riskLevel }) => riskLevel <= riskMax)
    .filter(({ rule }) => style === undefined || rules[rule].style === style)
    .map((strategy) => toStrategy(strategy, accessTo(strategy), deps))
  return pageOf(found.toSorted(order), asked)
}

function highestOf(strategyIds: readonly string[], deps: Deps): string {
  return strategyIds.map((id) => strategyOf(id, deps).riskLevel).reduce((a, b) => (a > b ? a : b))
}
