import { desc, eq } from 'drizzle-orm'
import type { Access } from '#api/shapes.ts'
import { simulations } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { curveOf, perfOf } from '#test/service/seed/strategy/figures.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'
import type { Channel } from '#test/service/seed/strategy/strategies.ts'
import type { Session } from '#test/service/sessions.ts'
import { strategyAccess } from './access.ts'
import { seenBy, toStrategy } from './present.ts'

export type SimulationRow = typeof simulations.$inferSelect

/** The customer's simulations, newest first. */
export function simulationsOf(userId: string, { db }: Deps): Promise<SimulationRow[]> {
  return db.query.simulations.findMany({
    where: eq(simulations.userId, userId),
    orderBy: [desc(simulations.startAt), desc(simulations.simId)],
  })
}

/** When a simulation ended, epoch ms; null: it runs. */
export function endOf({ endAt, endedAt }: SimulationRow, now: number): number | null {
  if (endedAt !== null) return endedAt
  return endAt !== null && endAt <= now ? endAt : null
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
  return strategies.own(`${row.simId} ${to}`, { ...spec, capitalFen: row.capitalFen, from, to })
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
  const { prices } = deps.library().strategies
  const run = runOf(row, deps)
  const end = endOf(row, deps.now()) ?? row.endAt
  const access = (await strategyAccess(deps, session))(strategy)
  return {
    simId: row.simId,
    status: endOf(row, deps.now()) === null ? 'RUNNING' : 'ENDED',
    strategy: seenBy(session, toStrategy(strategy, access, deps), deps),
    passagewayId: row.passagewayId,
    capitalFen: row.capitalFen,
    equityFen: run?.equityFen.at(-1) ?? row.capitalFen,
    cashFen: run?.cashFen ?? row.capitalFen,
    startAt: row.startAt,
    ...(end !== null && { endAt: end }),
    perf: run && perfOf(run, prices, 'SIMULATED'),
    curve: run ? curveOf(run, prices) : [],
  }
}
