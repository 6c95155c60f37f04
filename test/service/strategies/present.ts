import type { Access, Analyst } from '#api/shapes.ts'
import type { Passageway, Perf, Strategy, Trade } from '#api/shapes/strategy.ts'
import type { CaseItem } from '#api/shapes/strategy-pool.ts'
import type { Deps } from '#test/service/deps.ts'
import { demand } from '#test/service/room/gate.ts'
import { analystOf } from '#test/service/room/media.ts'
import { notFound } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { Stay } from '#test/service/seed/strategy/cases.ts'
import type { StrategySeed } from '#test/service/seed/strategy/catalog.ts'
import { curveOf, perfOf } from '#test/service/seed/strategy/figures.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import type { Order } from '#test/service/seed/strategy/orders.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'
import type { Channel } from '#test/service/seed/strategy/strategies.ts'
import type { Session } from '#test/service/sessions.ts'
import { without } from '#test/service/without.ts'

const OPENING = 9.5 * 3600_000
/** More recent trades are for paying customers. SG-03 */
const OPEN_AFTER = 30 * DAY
const SPARK_POINTS = 30

/** The default variant of a strategy. */
export function mainChannel(strategy: StrategySeed, deps: Deps): Channel {
  const [first] = deps.library().strategies.channelsOf(strategy)
  if (!first) throw new Error(`${strategy.strategyId} has no way of following`)
  return first
}

/** One of a strategy's variants, the first by default. */
export function channelOf(strategy: StrategySeed, passagewayId: string | undefined, deps: Deps): Channel {
  if (passagewayId === undefined) return mainChannel(strategy, deps)
  const found = deps.library().strategies.channel(passagewayId)
  if (found?.strategy !== strategy) throw notFound('策略通道')
  return found
}

/** A strategy with its figures. */
export type Figured = Strategy & { perf: Perf }

/** A strategy as a list shows it: the figures are those of its first variant, since launch. */
export function toStrategy(strategy: StrategySeed, access: Access, deps: Deps): Figured {
  const { strategies } = deps.library()
  const run = strategies.record(mainChannel(strategy, deps))
  const curve = curveOf(run, strategies.prices)
  const step = Math.max(1, Math.ceil(curve.length / SPARK_POINTS))
  const { strategyId, number, name, riskLevel, rule, skuId, channels } = strategy
  return {
    strategyId,
    number,
    name,
    riskLevel,
    style: rules[rule].style,
    analysts: analystsOf(strategy),
    kind: 'MODEL',
    launchOn: strategy.launch,
    perf: perfOf(run, strategies.prices, 'MODEL'),
    spark: curve.filter((_, index) => (curve.length - 1 - index) % step === 0).map(({ nav }) => nav),
    subscriberCount: channels.reduce((sum, { used }) => sum + used, 0),
    access,
    skuId,
  }
}

/** Whether the figures of strategies are hidden: from signed-in customers without a valid evaluation. SG-01 */
export function isFolded(session: Session | null, deps: Deps): boolean {
  // R1 requires no evaluation.
  const { reason } = deps.access.toService('R2', session)
  return session !== null && (reason === 'NEED_MOBILE' || reason === 'NEED_EVAL' || reason === 'EVAL_EXPIRED')
}

/** Rejects callers from whom figures are hidden, with what they lack. */
export function demandFigures(session: Session | null, deps: Deps): void {
  if (isFolded(session, deps)) demand(deps.access.toService('R2', session))
}

/** What the caller may see of a strategy: without a valid evaluation no figure. */
export function seenBy(session: Session | null, strategy: Figured, deps: Deps): Strategy {
  return isFolded(session, deps) ? without(without(strategy, 'perf'), 'spark') : strategy
}

function analystsOf({ analysts }: StrategySeed): Analyst[] {
  return analysts.map(analystOf)
}

export function toPassageway({ passagewayId, name, capacity, used }: Channel, perf?: Perf): Passageway {
  return { passagewayId, name, capacity, used, status: used >= capacity ? 'FULL' : 'OPEN', ...(perf && { perf }) }
}

/** An order as a list shows it. `book` distinguishes records from back-tests and simulations in its id. */
export function toTrade(order: Order, book: string, deps: Deps): Trade {
  const { symbol, name, side, state, price, qty, filledQty, feeFen, positionRate, reason, why, day, closed, paid } =
    order
  const { dates, days } = deps.library().strategies.prices
  return {
    tradeId: `${book}-${(dates[day] ?? '').replaceAll('-', '')}-${symbol}-${side.slice(0, 1)}`,
    symbol,
    name,
    side,
    state,
    price,
    qty,
    filledQty,
    feeFen,
    positionRate,
    reason,
    ...(why !== undefined && { why }),
    at: (days[day] ?? 0) + OPENING,
    ...(paid && { paid }),
    ...(closed && {
      profitRate: closed.profitRate,
      opened: {
        at: (days[closed.since] ?? 0) + OPENING,
        price: closed.inPrice,
        feeFen: closed.inFeeFen,
        holdDays: day - closed.since,
      },
    }),
  }
}

/**
 * Visible orders, newest first. Without access: those older than 30 days, and of a current holding none since it was
 * last fully sold, as these would reveal a current stock. SG-03, 3g-G1
 */
export function ordersShown(run: Run, allowed: boolean, deps: Deps): Order[] {
  if (allowed) return run.orders.toReversed()
  const { days } = deps.library().strategies.prices
  const soldOn = new Map<string, number>()
  for (const { symbol, day, closed } of run.orders) if (closed) soldOn.set(symbol, day)
  const held = new Set([...run.positions, ...run.plans].map(({ symbol }) => symbol))
  return run.orders
    .filter(({ day }) => (days[day] ?? 0) + OPEN_AFTER <= deps.now())
    .filter(({ day, symbol }) => !held.has(symbol) || day <= (soldOn.get(symbol) ?? -1))
    .toReversed()
}

/** One position as a case, `caseId` by pool or channel and date. */
export function toCase(stay: Stay, book: string, strategy: StrategySeed, deps: Deps): CaseItem {
  const { dates } = deps.library().strategies.prices
  const { symbol, name, inDay, outDay, inPrice, outPrice, profitRate, maxRiseRate, maxFallRate } = stay
  const inDate = dates[inDay] ?? ''
  return {
    caseId: `${book}-${inDate.replaceAll('-', '')}-${symbol}`,
    symbol,
    name,
    inDate,
    ...(outDay !== undefined && { outDate: dates[outDay] ?? '' }),
    inPrice,
    ...(outPrice !== undefined && { outPrice }),
    profitRate,
    maxRiseRate,
    maxFallRate,
    analyst: analystOf(strategy.analysts[0] ?? ''),
  }
}

/** A masked stock for a caller without access: market and first digits, as 「SH60****」. */
export function masked(symbol: string) {
  return { symbol: `${symbol.slice(0, 4)}****`, name: '****' }
}

/** Whether a position is closed; without access for 30 days at least. PL-01 */
export function closedBefore({ outDay }: Stay, allowed: boolean, deps: Deps): boolean {
  const { days } = deps.library().strategies.prices
  return outDay !== undefined && (allowed || (days[outDay] ?? 0) + OPEN_AFTER <= deps.now())
}
