import { and, eq } from 'drizzle-orm'
import type * as calls from '#api/domains/strategy/strategy/pool.ts'
import type { Access } from '#api/shapes.ts'
import type { PoolItem } from '#api/shapes/strategy-pool.ts'
import { noticeSubs, poolSubs } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { demandOfPress } from '#test/service/room/gate.ts'
import { analystOf } from '#test/service/room/media.ts'
import { feedOf, pageOf } from '#test/service/paging/paging.ts'
import { notFound } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import { type Stay, staysOf } from '#test/service/seed/strategy/cases.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import { curveOf } from '#test/service/seed/strategy/figures.ts'
import { round } from '#test/service/seed/market/bars.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import type { Session } from '#test/service/sessions.ts'
import { strategyAccess } from '#test/service/strategies/access.ts'
import { changesOf, OPENING, type Pooled, pooled } from '#test/service/strategies/pools.ts'
import { closedBefore, demandFigures, mainChannel, masked, toCase } from '#test/service/strategies/present.ts'

const CLOSING = 15 * 3600_000
const UPDATED = 15.5 * 3600_000
/** How many candidates are shown. */
const CANDIDATES = 5
const LOCKED_REASON = '开通服务后可查看'

/** Lower bounds of the distribution of closed entries, and their names. */
const BUCKETS = [
  { above: -Infinity, bucket: '亏损20%以上' },
  { above: -0.2, bucket: '亏损10%–20%' },
  { above: -0.1, bucket: '亏损5%–10%' },
  { above: -0.05, bucket: '亏损5%以内' },
  { above: 0, bucket: '盈利5%以内' },
  { above: 0.05, bucket: '盈利5%–10%' },
  { above: 0.1, bucket: '盈利10%–20%' },
  { above: 0.2, bucket: '盈利20%以上' },
] as const

export function pool(deps: Deps): Pick<Handlers<'strategy'>, keyof typeof calls> {
  const runOf = (strategy: StrategySeed) => deps.library().strategies.record(mainChannel(strategy, deps))
  const stays = (strategy: StrategySeed) => staysOf(runOf(strategy), deps.library().strategies.prices)
  const accessTo = async (strategy: StrategySeed, session: Session | null) =>
    (await strategyAccess(deps, session))(strategy)
  return {
    strategyPoolList: (asked, { session }) => listPools(asked, deps, session),
    strategyPoolDetail: ({ poolId }, { session }) => showPool(poolId, deps, session),
    async strategyPoolInfo({ poolId }, visit) {
      const strategy = strategyOfPool(poolId, deps)
      const { userId } = visit.known().user
      const follows = and(eq(poolSubs.userId, userId), eq(poolSubs.poolId, poolId))
      const notice = and(eq(noticeSubs.userId, userId), eq(noticeSubs.kind, 'POOL'), eq(noticeSubs.targetId, poolId))
      return {
        poolId,
        name: strategy.pool.name,
        rule: rules[strategy.rule].words,
        updateTime: '每个交易日15:30后更新',
        count: runOf(strategy).positions.length,
        subscribed: (await deps.db.query.poolSubs.findFirst({ where: follows })) !== undefined,
        noticeOn: (await deps.db.query.noticeSubs.findFirst({ where: notice }))?.on ?? false,
        access: await accessTo(strategy, visit.session),
      }
    },
    async strategyPoolPreSelection({ poolId }, { session }) {
      const strategy = strategyOfPool(poolId, deps)
      const { strategies } = deps.library()
      const { spec, positions } = runOf(strategy)
      const held = new Map(positions.map((each) => [each.symbol, each]))
      const rows = spec.symbols.flatMap((symbol) => strategies.prices.row(symbol) ?? [])
      const rule = rules[strategy.rule]
      const chosen = rule.choose(rows, strategies.last, held, spec.slots + CANDIDATES)
      const at = strategies.prices.days[strategies.last] ?? 0
      const { allowed } = await accessTo(strategy, session)
      return chosen
        .filter((symbol) => !held.has(symbol))
        .slice(0, CANDIDATES)
        .map((symbol) =>
          toItem({ symbol, inAt: at + CLOSING, reason: `预选·未入池：${rule.why.buy}` }, strategy, allowed, deps),
        )
    },
    async strategyPoolExcellentRecord({ poolId, ...asked }, { session }) {
      const strategy = strategyOfPool(poolId, deps)
      demandFigures(session, deps)
      const { allowed } = await accessTo(strategy, session)
      const all = stays(strategy)
        .filter((stay) => closedBefore(stay, allowed, deps))
        .toSorted((a, b) => (b.outDay ?? 0) - (a.outDay ?? 0))
      const page = pageOf(all, asked)
      const winCount = all.filter(({ profitRate }) => profitRate > 0).length
      const list = page.list.map((stay) => toCase(stay, poolId, strategy, deps))
      const lossCount = all.filter(({ profitRate }) => profitRate < 0).length
      return { ...page, list, winCount, lossCount, ...sampleOf(all) }
    },
    async strategyPoolFrequency({ poolId }, { session }) {
      const strategy = strategyOfPool(poolId, deps)
      demandFigures(session, deps)
      const { allowed } = await accessTo(strategy, session)
      const closed = stays(strategy).filter((stay) => closedBefore(stay, allowed, deps))
      return BUCKETS.map(({ above, bucket }, index) => {
        const below = BUCKETS[index + 1]?.above ?? Infinity
        const isIn = ({ profitRate }: Stay) => profitRate > above && profitRate <= below
        return { bucket, count: closed.filter(isIn).length }
      })
    },
    strategyPoolFundTrend({ poolId }, { session }) {
      const strategy = strategyOfPool(poolId, deps)
      demandFigures(session, deps)
      return curveOf(runOf(strategy), deps.library().strategies.prices)
    },
    strategyTradeStatus() {
      const { status, nextOpenAt } = deps.exchange.status()
      return { status, ...(nextOpenAt !== undefined && { nextAt: nextOpenAt }) }
    },
    async strategyPoolNotice({ poolId, beforeId }, { session }) {
      const strategy = strategyOfPool(poolId, deps)
      const { allowed } = await accessTo(strategy, session)
      const { strategies } = deps.library()
      const { days } = strategies.prices
      const changes = changesOf(runOf(strategy))
      const all = changes.map((change, index) => ({ ...change, id: `${poolId}-${index + 1}` })).toReversed()
      return feedOf(all, ({ id }) => id, { beforeId }).list.map(({ id, day, symbol, name, side, reason, why }) => {
        const out = changes.find((each) => each.symbol === symbol && each.side === 'SELL' && each.day > day)
        const at = (days[day] ?? 0) + OPENING
        if (!allowed) return { id, at, text: '您订阅的股池有更新' }
        const isIn = side === 'BUY'
        return {
          id,
          at,
          text: `${name}${isIn ? '进入' : '调出'}股票池`,
          change: isIn ? 'IN' : 'OUT',
          symbol,
          name,
          reason: why ?? reason,
          // It is valid as long as the stock is in the pool.
          ...(isIn && { validUntil: out ? (days[out.day] ?? 0) + OPENING : validUntil(strategy, deps) }),
          link: `/strategy-pool/${poolId}?stock=${symbol}`,
        }
      })
    },
    async strategyPoolNoticeSet({ poolId, on }, visit) {
      const strategy = strategyOfPool(poolId, deps)
      if (on) demandOfPress(await accessTo(strategy, visit.session))
      const row = { userId: visit.known().user.userId, kind: 'POOL', targetId: poolId, on }
      const key = [noticeSubs.userId, noticeSubs.kind, noticeSubs.targetId]
      await deps.db.insert(noticeSubs).values(row).onConflictDoUpdate({ target: key, set: { on } })
      return { noticeOn: on }
    },
    async strategyPoolSub({ poolId, on }, visit) {
      const strategy = strategyOfPool(poolId, deps)
      const row = { userId: visit.known().user.userId, poolId }
      if (on) {
        demandOfPress(await accessTo(strategy, visit.session))
        await deps.db.insert(poolSubs).values(row).onConflictDoNothing()
      } else {
        await deps.db.delete(poolSubs).where(and(eq(poolSubs.userId, row.userId), eq(poolSubs.poolId, poolId)))
      }
      return { subscribed: on }
    },
  }
}

/** The whole sample in four figures; `maxDrawdownRate`: the largest drawdown in any of them. */
function sampleOf(all: readonly Stay[]) {
  if (all.length === 0) return {}
  const sorted = all.map(({ profitRate }) => profitRate).toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const median = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
  const avg = sorted.reduce((sum, each) => sum + each, 0) / sorted.length
  const maxDrawdownRate = Math.min(0, ...all.map(({ maxFallRate }) => maxFallRate))
  return { avgRate: round(avg, 6), medianRate: round(median, 6), worstRate: sorted[0], maxDrawdownRate }
}

/** Until when advice is valid: until the rule's next evaluation, at least a week, so that a holiday does not end it. */
function validUntil({ rule }: StrategySeed, deps: Deps): number {
  const { prices, last } = deps.library().strategies
  return (prices.days[last] ?? 0) + Math.max(7, Math.ceil(rules[rule].every * 1.5)) * DAY
}

function strategyOfPool(poolId: string, deps: Deps): Pooled {
  const found = pooled(deps).find((each) => each.pool.poolId === poolId)
  if (!found) throw notFound('股票池')
  return found
}

interface Paged {
  pageNo?: number | undefined
  pageSize?: number | undefined
}

/** Pools as the caller sees them, also for the public twin. */
export async function listPools(asked: Paged, deps: Deps, session: Session | null) {
  const accessTo = await strategyAccess(deps, session)
  const page = pageOf(pooled(deps), asked)
  return { ...page, list: page.list.map((strategy) => toCard(strategy, accessTo(strategy), deps)) }
}

function toCard(strategy: Pooled, access: Access, deps: Deps) {
  const { strategies } = deps.library()
  const { poolId, name } = strategy.pool
  const count = strategies.record(mainChannel(strategy, deps)).positions.length
  const updatedAt = (strategies.prices.days[strategies.last] ?? 0) + UPDATED
  return { poolId, name, strategyName: strategy.name, riskLevel: strategy.riskLevel, count, updatedAt, access }
}

/** One pool as the caller sees it, also for the public twin. */
export async function showPool(poolId: string, deps: Deps, session: Session | null) {
  const strategy = strategyOfPool(poolId, deps)
  const access = (await strategyAccess(deps, session))(strategy)
  const { strategies } = deps.library()
  const { days } = strategies.prices
  const { positions } = strategies.record(mainChannel(strategy, deps))
  const { name, riskLevel, updatedAt } = toCard(strategy, access, deps)
  const stocks = positions
    .toSorted((a, b) => b.since - a.since || (a.symbol < b.symbol ? -1 : 1))
    .map(({ symbol, since, price }) => {
      const reason = rules[strategy.rule].why.buy
      return toItem(
        { symbol, inAt: (days[since] ?? 0) + OPENING, inPrice: price, reason },
        strategy,
        access.allowed,
        deps,
      )
    })
  return { poolId, name, riskLevel, stocks, updatedAt, kind: 'MODEL', feesIncluded: true, access }
}

/** A stock with its quote; a locked one keeps its date, its source, and until when the advice is valid. */
function toItem(
  entry: { symbol: string; inAt: number; inPrice?: number; reason: string },
  strategy: StrategySeed,
  allowed: boolean,
  deps: Deps,
): PoolItem {
  const { market } = deps.library()
  const { symbol, inAt, inPrice, reason } = entry
  const kept = {
    inAt,
    validUntil: validUntil(strategy, deps),
    analyst: analystOf(strategy.analysts[0] ?? ''),
  }
  if (!allowed) return { ...masked(symbol), reason: LOCKED_REASON, ...kept }
  const [quote = { symbol, name: symbol }] = market.quotes([symbol])
  return { ...quote, ...(inPrice !== undefined && { inPrice }), reason, ...kept }
}
