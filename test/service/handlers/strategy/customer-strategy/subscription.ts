import type * as calls from '#api/domains/strategy/customer-strategy/subscription.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { type Subscription, subscriptionsOf } from '#test/service/strategies/access.ts'
import { analystOf } from '#test/service/room/media.ts'
import { round } from '#test/service/seed/market/bars.ts'
import type { Line, StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import { firstBeatAfter, lastBeatOf, terminalOf } from '#test/service/seed/strategy/terminals.ts'
import { curveOf } from '#test/service/seed/strategy/figures.ts'
import { holdingsOf } from '#test/service/seed/strategy/holdings.ts'
import { versionsOf } from '#test/service/seed/strategy/versions.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import type { Visit } from '#test/service/visit.ts'
import { type Followed, followedBy } from '#test/service/strategies/followed.ts'
import { firstTested, lastTested, turnoverOf } from '#test/service/strategies/back-test-runs.ts'

const CLOSING = 15 * 3600_000
/** From here on a terminal counts as offline, ms. */
const OFFLINE_AFTER = 90_000
const NOTICES = [
  '策略信号由您自主决定是否执行，本公司不代客操作',
  '收益按模型账户计算，已计佣金、印花税与滑点，与您的实际成交会有差异',
]

export function subscription(deps: Deps): Pick<Handlers<'customer-strategy'>, keyof typeof calls> {
  const listOf = async (visit: Visit, line?: Line) =>
    (await subscriptionsOf(visit.known().user.userId, deps))
      .filter(({ strategy }) => line === undefined || strategy.line === line)
      .map(({ id, strategy, expireAt }) => ({
        id,
        strategyId: strategy.strategyId,
        strategyName: strategy.name,
        line: strategy.line,
        expireAt,
        runStatus: runStatus(strategy, expireAt, visit.now),
      }))
  return {
    subscriptionList: (_, visit) => listOf(visit),
    subscriptionCdList: (_, visit) => listOf(visit, 'CD'),
    subscriptionQtList: (_, visit) => listOf(visit, 'QT'),
    async subscriptionVersionList({ id }, visit) {
      const { strategy } = (await followedBy(id, visit, deps)).subscription
      return versionsOf(strategy).filter(({ at }) => at <= visit.now)
    },
    customerStrategyTemplateList: () =>
      Object.values(rules).map(({ templateId, name, style, words }) => ({
        templateId,
        name,
        style,
        rule: words,
        from: firstTested(deps),
        to: lastTested(deps),
        ...turnoverOf(templateId, deps),
      })),
    customerStrategyBaseInfo: async ({ id }, visit) => toBase((await followedBy(id, visit, deps)).subscription),
    customerStrategyInfo: async ({ id }, visit) => toFigures(await followedBy(id, visit, deps), deps),
    async customerStrategyDetail({ id }, visit) {
      const followed = await followedBy(id, visit, deps)
      const { rule, analysts, skuId, pool } = followed.subscription.strategy
      return {
        ...toBase(followed.subscription),
        ...toFigures(followed, deps),
        rules: rules[rule].words,
        notices: NOTICES,
        analysts: analysts.map(analystOf),
        skuId,
        ...(pool && { poolId: pool.poolId }),
      }
    },
    async customerStrategyDeviceInfo({ id }, visit) {
      const { strategy } = (await followedBy(id, visit, deps)).subscription
      const lastBeat = lastBeatOf(strategy, visit.now)
      if (lastBeat === undefined) return { bound: false, online: false }
      return { bound: true, online: visit.now - lastBeat < OFFLINE_AFTER, lastBeat, ver: terminalOf(strategy) }
    },
    async customerStrategyUploadStatus({ id }, visit) {
      const { strategy } = (await followedBy(id, visit, deps)).subscription
      if (lastBeatOf(strategy, visit.now) === undefined) return { uploaded: false }
      const { prices, last } = deps.library().strategies
      // A terminal that was silent after the close uploads its records with its next heartbeat.
      const handedInAt = (place: number) => {
        const due = (prices.days[place] ?? 0) + CLOSING + 10 * 60_000
        return Math.max(due, firstBeatAfter(strategy, due))
      }
      const uploaded = handedInAt(last) <= visit.now
      return { uploaded, lastAt: handedInAt(uploaded ? last : last - 1) }
    },
  }
}

function runStatus(strategy: StrategySeed, expireAt: number, now: number) {
  if (expireAt <= now) return 'EXPIRED'
  return now - (lastBeatOf(strategy, now) ?? now) < OFFLINE_AFTER ? 'RUNNING' : 'OFFLINE'
}

function toBase({ id, strategy, openAt, expireAt }: Subscription) {
  const { strategyId, name, line, riskLevel } = strategy
  return { id, strategyId, strategyName: name, line, openAt, expireAt, riskLevel }
}

/** Return since the service began and of the last day, at the latest to the end of the service. */
function toFigures({ run, since }: Followed, deps: Deps) {
  const { prices } = deps.library().strategies
  const curve = curveOf(run, prices, since)
  const [first, before, last] = [curve[0]?.nav ?? 1, curve.at(-2)?.nav, curve.at(-1)?.nav ?? 1]
  return {
    totalRate: round(last / first - 1, 6),
    todayRate: before === undefined ? 0 : round(last / before - 1, 6),
    positionRate: round(1 - holdingsOf(run, prices).cashRate, 6),
    asOf: (prices.days[run.spec.to] ?? 0) + CLOSING,
  }
}
