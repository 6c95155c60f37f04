import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type * as calls from '#api/domains/strategy/strategy/simulate.ts'
import { simulations } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { spend } from '#test/service/handlers/benefits/coupon.ts'
import { ownCoupon } from '#test/service/trade/coupon-present.ts'
import { demand, demandOfPress } from '#test/service/room/gate.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import { holdingsOf } from '#test/service/seed/strategy/holdings.ts'
import type { Prices } from '#test/service/seed/strategy/prices.ts'
import { trial } from '#test/service/seed/strategy/offers.ts'
import { without } from '#test/service/without.ts'
import { strategyAccess, strategyOf } from '#test/service/strategies/access.ts'
import { channelOf, mainChannel, ordersShown, toPassageway, toTrade } from '#test/service/strategies/present.ts'
import { needTrial } from '#test/service/strategies/trial.ts'
import {
  endOf,
  runOf,
  type SimulationRow,
  simulationAccess,
  simulationsOf,
  toSimulation,
} from '#test/service/strategies/simulations.ts'

/** Virtual money, fen: 100,000 to 10,000,000 yuan. SG-13 */
export const CAPITAL_FEN = { least: 10_000_000, most: 1_000_000_000 }
/** What a simulation by coupon begins with. */
const TRIAL_FEN = 100_000_000

/** Simulations: NONE → RUNNING → ENDED, one running at a time. product §2.17 */
export function simulate(deps: Deps): Pick<Handlers<'strategy'>, keyof typeof calls> {
  const { db } = deps
  const ownSimulation = async (simId: string, userId: string) => {
    const row = (await simulationsOf(userId, deps)).find((each) => each.simId === simId)
    if (!row) throw notFound('模拟账户')
    return row
  }
  const byPress = (once: string) => db.query.simulations.findFirst({ where: eq(simulations.once, once) })
  return {
    async simulateGet({ simId }, visit) {
      const { userId } = visit.known().user
      const row = simId === undefined ? await currentSimulation(userId, deps) : await ownSimulation(simId, userId)
      return toSimulation(row, deps, visit.session)
    },
    simulatePassageways({ strategyId }) {
      const wanted = strategyId === undefined ? undefined : strategyOf(strategyId, deps)
      return deps
        .library()
        .strategies.channels.filter(({ strategy }) => wanted === undefined || strategy === wanted)
        .map((channel) => {
          const { strategyId: id, name } = channel.strategy
          return { ...toPassageway(channel), strategyId: id, strategyName: name }
        })
    },
    async simulatePosition({ simId }, visit) {
      const row = await ownSimulation(simId, visit.known().user.userId)
      demand(await simulationAccess(row, deps, visit.session))
      const run = runOf(row, deps)
      if (!run) return []
      const { prices } = deps.library().strategies
      return holdingsOf(run, prices).list.map((each) => ({
        ...without(each, 'positionRate'),
        pricedOn: pricedOn(each.symbol, run.spec.to, prices),
      }))
    },
    async simulateRecordList({ simId, ...asked }, visit) {
      const { userId } = visit.known().user
      const row = simId === undefined ? await currentSimulation(userId, deps) : await ownSimulation(simId, userId)
      const run = row && runOf(row, deps)
      if (!run) return pageOf([], asked)
      const { allowed } = await simulationAccess(row, deps, visit.session)
      const page = pageOf(ordersShown(run, allowed, deps), asked)
      return { ...page, list: page.list.map((order) => toTrade(order, row.simId, deps)) }
    },
    async simulateCreate({ strategyId, passagewayId, capitalFen, clientNo }, visit) {
      const { userId } = visit.known().user
      const once = clientNo === undefined ? null : `${userId} ${clientNo}`
      const made = once === null ? undefined : await byPress(once)
      if (made) return { simId: made.simId }
      const strategy = strategyOf(strategyId, deps)
      const channel = channelOf(strategy, passagewayId, deps)
      const { least, most } = CAPITAL_FEN
      if (!Number.isInteger(capitalFen) || capitalFen < least || capitalFen > most) {
        throw badInput(40070, '虚拟本金须在10万元至1000万元之间')
      }
      demandOfPress((await strategyAccess(deps, visit.session))(strategy))
      const row = { userId, passagewayId: channel.passagewayId, capitalFen, startAt: visit.now, once }
      const begun = await begin(row, deps)
      // Of two presses at once the second finds what the first made.
      const found = begun ?? (once === null ? undefined : await byPress(once))
      if (!found) throw alreadyRunning()
      return { simId: found.simId }
    },
    async simulateCouponCreate({ couponId, strategyId }, visit) {
      const { userId } = visit.known().user
      const coupon = await ownCoupon(couponId, userId, deps, 'STRATEGY')
      const made = await db.query.simulations.findFirst({ where: eq(simulations.couponId, couponId) })
      if (made) return { simId: made.simId, couponId }
      const wanted = strategyId ?? trial.strategyIds[0]
      const strategy = needTrial(wanted, visit.session, deps)
      const { passagewayId } = mainChannel(strategy, deps)
      const endAt = visit.now + trial.days * DAY
      const begun = await begin(
        { userId, passagewayId, capitalFen: TRIAL_FEN, startAt: visit.now, endAt, couponId },
        deps,
      )
      if (!begun) throw alreadyRunning()
      try {
        await spend(coupon, deps)
      } catch (error) {
        await db.delete(simulations).where(eq(simulations.simId, begun.simId))
        throw error
      }
      return { simId: begun.simId, couponId }
    },
    async simulateTerminate(_, visit) {
      const { userId } = visit.known().user
      const running = await runningSimulation(userId, deps)
      if (!running) throw new Refusal(40961, '没有进行中的模拟')
      const [ended] = await db
        .update(simulations)
        .set({ endedAt: visit.now, running: null })
        .where(and(eq(simulations.simId, running.simId), isNull(simulations.endedAt)))
        .returning()
      if (!ended) throw new Refusal(40961, '没有进行中的模拟')
      return toSimulation(await ownSimulation(ended.simId, userId), deps, visit.session)
    },
  }
}

/** The last day up to `t` on which a stock was traded. */
function pricedOn(symbol: string, t: number, prices: Prices): string {
  const traded = prices.row(symbol)?.bars.findLastIndex((bar, at) => at <= t && bar !== undefined) ?? -1
  return prices.dates[traded] ?? ''
}

const alreadyRunning = () => new Refusal(40960, '已有进行中的模拟，请先结束')

/** The simulation that runs, else the last one. */
export async function currentSimulation(userId: string, deps: Deps): Promise<SimulationRow | undefined> {
  const all = await simulationsOf(userId, deps)
  return all.find((row) => endOf(row, deps.now()) === null) ?? all[0]
}

async function runningSimulation(userId: string, deps: Deps): Promise<SimulationRow | undefined> {
  return (await simulationsOf(userId, deps)).find((row) => endOf(row, deps.now()) === null)
}

/** Makes the account unless another one runs; one whose time is over makes room. */
async function begin(row: Omit<typeof simulations.$inferInsert, 'simId' | 'running'>, deps: Deps) {
  const last = await currentSimulation(row.userId, deps)
  const endedAt = last ? endOf(last, row.startAt) : null
  if (last && endedAt !== null) {
    const over = and(eq(simulations.simId, last.simId), isNull(simulations.endedAt))
    await deps.db.update(simulations).set({ running: null, endedAt, endAt: last.endAt }).where(over)
  }
  const [made] = await deps.db
    .insert(simulations)
    .values({ ...row, simId: `SM${randomUUID()}`, running: row.userId })
    .onConflictDoNothing()
    .returning()
  return made
}
