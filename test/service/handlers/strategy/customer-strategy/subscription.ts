import type * as calls from '#api/domains/strategy/customer-strategy/subscription.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { type Subscription, subscriptionsOf } from '#test/service/strategies/access.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { round } from '#test/service/seed/market/bars.ts'
import type { Line } from '#test/service/seed/strategy/catalog.ts'
import { curveOf } from '#test/service/seed/strategy/figures.ts'
import { holdingsOf } from '#test/service/seed/strategy/holdings.ts'
import { versions } from '#test/service/seed/strategy/offers.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import type { Visit } from '#test/service/visit.ts'
import { type Followed, followedBy } from '#test/service/strategies/followed.ts'

const CLOSING = 15 * 3600_000
/** A terminal beats every half minute; this line's last one was so long ago, ms. */
const SILENCE: Record<Line, number | undefined> = { STD: undefined, QT: 20_000, CD: 47 * 60_000 }
/** From here on a terminal counts as offline. */
const OFFLINE_AFTER = 90_000
const TERMINAL = '示例终端 2.4.1'
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
        runStatus: runStatus(strategy.line, expireAt, visit.now),
      }))
  return {
    subscriptionList: (_, visit) => listOf(visit),
    subscriptionCdList: (_, visit) => listOf(visit, 'CD'),
    subscriptionQtList: (_, visit) => listOf(visit, 'QT'),
    async subscriptionVersionList({ id }, visit) {
      await followedBy(id, visit, deps)
      return versions.map(({ version, daysAgo, notes }) => ({ version, at: today(visit.now) - daysAgo * DAY, notes }))
    },
    customerStrategyTemplateList: () =>
      Object.values(rules).map(({ templateId, name, style, words }) => ({ templateId, name, style, rule: words })),
    customerStrategyBaseInfo: async ({ id }, visit) => toBase((await followedBy(id, visit, deps)).subscription),
    customerStrategyInfo: async ({ id }, visit) => toFigures(await followedBy(id, visit, deps), deps),
    async customerStrategyDetail({ id }, visit) {
      const followed = await followedBy(id, visit, deps)
      return {
        ...toBase(followed.subscription),
        ...toFigures(followed, deps),
        rules: rules[followed.subscription.strategy.rule].words,
        notices: NOTICES,
      }
    },
    async customerStrategyDeviceInfo({ id }, visit) {
      const { strategy } = (await followedBy(id, visit, deps)).subscription
      const silence = SILENCE[strategy.line]
      if (silence === undefined) return { bound: false, online: false }
      return { bound: true, online: silence < OFFLINE_AFTER, lastBeat: visit.now - silence, ver: TERMINAL }
    },
    async customerStrategyUploadStatus({ id }, visit) {
      const { strategy } = (await followedBy(id, visit, deps)).subscription
      const silence = SILENCE[strategy.line]
      if (silence === undefined) return { uploaded: false }
      const { prices, last } = deps.library().strategies
      const before = silence < OFFLINE_AFTER ? last : last - 1
      return { uploaded: before === last, lastAt: (prices.days[before] ?? 0) + CLOSING + 10 * 60_000 }
    },
  }
}

function runStatus(line: Line, expireAt: number, now: number) {
  if (expireAt <= now) return 'EXPIRED'
  return (SILENCE[line] ?? 0) < OFFLINE_AFTER ? 'RUNNING' : 'OFFLINE'
}

function toBase({ id, strategy, openAt, expireAt }: Subscription) {
  const { strategyId, name, line, riskLevel } = strategy
  return { id, strategyId, strategyName: name, line, openAt, expireAt, riskLevel }
}

/** Return since the service opened and of the last day, to the end of the service at the latest. */
function toFigures({ run, since }: Followed, deps: Deps) {
  const { prices } = deps.library().strategies
  const curve = curveOf(run, prices, since)
  const [first, before, last] = [curve[0]?.nav ?? 1, curve.at(-2)?.nav, curve.at(-1)?.nav ?? 1]
  return {
    totalRate: round(last / first - 1, 4),
    todayRate: before === undefined ? 0 : round(last / before - 1, 4),
    positionRate: round(1 - holdingsOf(run, prices).cashRate, 4),
    asOf: (prices.days[run.spec.to] ?? 0) + CLOSING,
  }
}
