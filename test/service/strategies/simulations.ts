import { desc, eq } from 'drizzle-orm'
import type { Access } from '#api/shapes.ts'
import { simulations } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { costsOf, curveOf, perfOf, statisticsOf, worstDayOf, yearsOf } from '#test/service/seed/strategy/figures.ts'
import { fillsOf, type Run } from '#test/service/seed/strategy/run.ts'
import type { Channel } from '#test/service/seed/strategy/strategies.ts'
import type { Session } from '#test/service/sessions.ts'
import { strategyAccess, subscriptionsOf } from './access.ts'
import { seenBy, toStrategy } from './present.ts'

export type SimulationRow = typeof simulations.$inferSelect

/** The customer's simulations, newest first; one that no coupon opened ends with the service it follows. */
export async function simulationsOf(userId: string, deps: Deps): Promise<SimulationRow[]> {
  const rows = await deps.db.query.simulations.findMany({
    where: eq(simulations.userId, userId),
    orderBy: [desc(simulations.startAt), desc(simulations.simId)],
  })
  const services = await subscriptionsOf(userId, deps)
  return rows.map((row) => {
    const { strategy } = channelOfSimulation(row, deps)
    const service = services.find((each) => each.strategy === strategy && each.expireAt > row.startAt)
    return { ...row, endAt: row.endAt ?? service?.expireAt ?? null }
  })
}

/** When a simulation ended, epoch ms; null: it runs. */
export function endOf({ endAt, endedAt }: SimulationRow, now: number): number | null {
  if (endedAt !== null) return endedAt
  return endAt !== null && endAt <= now ? endAt : null
}

/** Why one ended that the customer did not end, in words. */
function whyEnded(row: SimulationRow, now: number): string | undefined {
  const end = endOf(row, now)
  if (end === null || end !== row.endAt) return undefined
  return row.couponId === null ? '订阅服务已到期' : '体验券已到期'
}

function channelOfSimulation({ passagewayId }: SimulationRow, deps: Deps): Channel {
  const found = deps.library().strategies.channel(passagewayId)
  if (!found) throw new Error(`no way of following ${passagewayId}`)
  return found
}

/**
 * What a virtual account has done: the strategy followed with its money from the day it began to the day it ended, the
 * first purchases on the trading day after the beginning. Null before the first close.
 */
export function runOf(row: SimulationRow, deps: Deps): Run | null {
  const { strategies } = deps.library()
  const channel = channelOfSimulation(row, deps)
  const end = endOf(row, deps.now())
  const spec = strategies.specOf(channel, 0)
  const from = strategies.prices.from(dateOf(row.startAt))
  const after = end === null ? strategies.last + 1 : strategies.prices.from(dateOf(end))
  const to = Math.min(strategies.last, after - 1)
  if (from > to || from < spec.from) return null
  return strategies.own({ ...spec, capitalFen: row.capitalFen, from, to })
}

/**
 * Whether the stocks of a simulation may be shown: to who may see the strategy's, and, where a coupon opened it, while
 * it runs and the strategy suits.
 */
export async function simulationAccess(row: SimulationRow, deps: Deps, session: Session | null): Promise<Access> {
  const { strategy } = channelOfSimulation(row, deps)
  const access = (await strategyAccess(deps, session))(strategy)
  const tried = row.couponId !== null && endOf(row, deps.now()) === null
  return access.allowed || !tried ? access : deps.access.toService(strategy.riskLevel, session)
}

/** A simulation as the contract has it. */
export async function toSimulation(row: SimulationRow | undefined, deps: Deps, session: Session | null) {
  if (!row) return { status: 'NONE' }
  const { strategy } = channelOfSimulation(row, deps)
  const run = runOf(row, deps)
  const now = deps.now()
  const ended = endOf(row, now)
  const end = ended ?? row.endAt
  const why = whyEnded(row, now)
  const access = (await strategyAccess(deps, session))(strategy)
  return {
    simId: row.simId,
    status: ended === null ? 'RUNNING' : 'ENDED',
    ...(why !== undefined && { why }),
    strategy: seenBy(session, toStrategy(strategy, access, deps), deps),
    passagewayId: row.passagewayId,
    capitalFen: row.capitalFen,
    equityFen: run?.equityFen.at(-1) ?? row.capitalFen,
    cashFen: run?.cashFen ?? row.capitalFen,
    frozenFen: run && ended === null ? frozenOf(run) : 0,
    startAt: row.startAt,
    ...(end !== null && { endAt: end }),
    ...reportOf(run, deps),
    past: (await simulationsOf(row.userId, deps)).flatMap((each) => toPast(each, row, deps)),
  }
}

/** The result of a virtual account so far, and its costs. */
function reportOf(run: Run | null, deps: Deps) {
  const { prices } = deps.library().strategies
  if (!run) return { perf: null, curve: [] }
  const { unfilled } = statisticsOf(run, prices, 'SIMULATED')
  return {
    perf: perfOf(run, prices, 'SIMULATED'),
    curve: curveOf(run, prices),
    years: yearsOf(run, prices),
    feeFen: fillsOf(run).reduce((sum, { feeFen }) => sum + feeFen, 0),
    costs: costsOf(run, prices),
    ...worstDayOf(run, prices),
    unfilled,
  }
}

/** What purchases of the next opening hold back, by the close they were decided at. */
function frozenOf({ plans, cashFen }: Run): number {
  const wanted = plans
    .filter(({ side }) => side === 'BUY')
    .reduce((sum, { close, qty }) => sum + Math.round(close * qty * 100), 0)
  return Math.min(cashFen, wanted)
}

function toPast(each: SimulationRow, shown: SimulationRow, deps: Deps) {
  const endAt = endOf(each, deps.now())
  if (endAt === null || each.simId === shown.simId) return []
  const { simId, startAt, capitalFen } = each
  const run = runOf(each, deps)
  return [
    {
      simId,
      strategyName: channelOfSimulation(each, deps).strategy.name,
      startAt,
      endAt,
      capitalFen,
      equityFen: run?.equityFen.at(-1) ?? capitalFen,
      ...(run && { maxDrawdownRate: perfOf(run, deps.library().strategies.prices, 'SIMULATED').maxDrawdownRate }),
    },
  ]
}
