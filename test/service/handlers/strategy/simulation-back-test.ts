import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { InputOf } from '#api/call.ts'
import type { Trade } from '#api/shapes/strategy.ts'
import type * as calls from '#api/domains/strategy/simulation-back-test.ts'
import { simBackTests } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { isTradingDay } from '#test/service/seed/market/calendar.ts'
import { DAY } from '#test/service/seed/days.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { type BackTestRow, lastTested, ordersOf, resultOf, statusOf } from '#test/service/strategies/back-test-runs.ts'
import { CAPITAL_FEN } from './strategy/simulate.ts'
import { without } from '#test/service/without.ts'
import { isBetween } from '#lib/text/graphemes.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** How long one takes to compute, ms; the next begins after it. */
const RUNS = 4000
const KEPT = 20
const UNFINISHED = 2
const LEAST_DAYS = 60
const MOST_YEARS = 10

type Asked = InputOf<typeof calls.simulationCreate>

/** Back-tests of customers: QUEUED → RUNNING → DONE or FAILED, computed one after the other. product §2.17 */
export function simulationBackTest(deps: Deps): Handlers<'simulation-back-test'> {
  const { db } = deps
  const own = async (id: string, userId: string): Promise<BackTestRow> => {
    const mine = and(eq(simBackTests.id, id), eq(simBackTests.userId, userId))
    const row = await db.query.simBackTests.findFirst({ where: mine })
    if (!row) throw notFound('回测')
    return row
  }
  const done = async (id: string, userId: string) => {
    const result = await resultOf(await own(id, userId), deps)
    if (!result || 'failReason' in result) throw new Refusal(40965, '回测完成后可查看')
    return result
  }
  return {
    async simulationList(asked, visit) {
      const mine = eq(simBackTests.userId, visit.known().user.userId)
      const rows = await db.query.simBackTests.findMany({
        where: mine,
        orderBy: [desc(simBackTests.createdAt), desc(simBackTests.finishAt)],
      })
      const page = pageOf(rows, asked)
      const list = page.list.map(async (row) => ({
        id: row.id,
        name: row.name,
        ...(await standingOf(row, await resultOf(row, deps), deps)),
      }))
      return { ...page, list: await Promise.all(list) }
    },
    async simulationCreate({ clientNo, ...asked }, visit) {
      const { userId } = visit.known().user
      const once = clientNo === undefined ? null : `${userId} ${clientNo}`
      const made = once === null ? undefined : await byPress(once, deps)
      if (made) return { id: made.id }
      check(asked, deps)
      const row = { ...asked, name: plainLine(asked.name), userId, once, createdAt: visit.now }
      return { id: await enqueue(row, deps) }
    },
    async simulationDetail({ id }, visit) {
      const row = await own(id, visit.known().user.userId)
      const { name, templateId, from, to, capitalFen, feeRate, slippageRate } = row
      const asked = { name, templateId, from, to, capitalFen, feeRate, slippageRate }
      const result = await resultOf(row, deps)
      return {
        id,
        ...asked,
        templateName: Object.values(rules).find((rule) => rule.templateId === templateId)?.name ?? '',
        ...(await standingOf(row, result, deps)),
        ...(result && { doneAt: row.finishAt }),
        ...(result && 'perf' in result && without(without(result, 'curve'), 'passageways')),
      }
    },
    simulationFunds: async ({ id }, visit) => (await done(id, visit.known().user.userId)).curve,
    async simulationPassagewaysDetail({ id, passagewayId, only, ...asked }, visit) {
      const { userId } = visit.known().user
      const { passageways } = await done(id, userId)
      const orders = ordersOf(await own(id, userId), passagewayId, deps)
      const isShown = ({ state }: Trade) => only === undefined || state === 'UNFILLED' || state === 'PARTLY'
      return { ...pageOf(orders.filter(isShown), asked), passageways }
    },
    async simulationRemove({ id }, visit) {
      const row = await own(id, visit.known().user.userId)
      const idle = or(gt(simBackTests.startAt, visit.now), lte(simBackTests.finishAt, visit.now))
      const [gone] = await db
        .delete(simBackTests)
        .where(and(eq(simBackTests.id, row.id), idle))
        .returning()
      if (!gone) throw new Refusal(40964, '回测进行中，完成后可删除')
      return { id }
    },
  }
}

/** Its status, as rows and details show it. */
async function standingOf(row: BackTestRow, result: Awaited<ReturnType<typeof resultOf>>, deps: Deps) {
  const now = deps.now()
  const status = statusOf(row, result, now)
  return {
    status,
    progress: Math.max(0, Math.min(1, (now - row.startAt) / (row.finishAt - row.startAt))),
    ...(status === 'QUEUED' && { ahead: await aheadOf(row, deps) }),
    ...(result && 'failReason' in result && { failReason: result.failReason }),
    ...(result && 'perf' in result && { perf: result.perf }),
    createdAt: row.createdAt,
  }
}

/** How many are computed before this one. */
async function aheadOf({ startAt }: BackTestRow, { db, now }: Deps): Promise<number> {
  const before = and(gt(simBackTests.finishAt, now()), lte(simBackTests.finishAt, startAt))
  const [row] = await db.select({ n: count() }).from(simBackTests).where(before)
  return row?.n ?? 0
}

function byPress(once: string, { db }: Deps) {
  return db.query.simBackTests.findFirst({ where: eq(simBackTests.once, once) })
}

interface NewRow extends Omit<Asked, 'clientNo'> {
  userId: string
  once: string | null
  createdAt: number
}

/** Appends it to the queue in one statement: two at once neither exceed the limits nor share a place. */
async function enqueue(row: NewRow, deps: Deps): Promise<string> {
  const { userId, createdAt: now } = row
  const id = `BT${randomUUID()}`
  const mine = sql`select count(*) from ${simBackTests} where ${simBackTests.userId} = ${userId}`
  const waiting = sql`${mine} and ${simBackTests.finishAt} > ${now}`
  const startAt = sql`max(${now}, coalesce((select max(${simBackTests.finishAt}) from ${simBackTests}), 0))`
  await deps.db.run(sql`insert or ignore into ${simBackTests}
    ("id", "userId", "name", "templateId", "from", "to", "capitalFen", "feeRate", "slippageRate", "createdAt",
     "startAt", "finishAt", "once")
    select ${id}, ${userId}, ${row.name}, ${row.templateId}, ${row.from}, ${row.to}, ${row.capitalFen},
      ${row.feeRate}, ${row.slippageRate}, ${now}, ${startAt}, ${startAt} + ${RUNS}, ${row.once}
    where (${mine}) < ${KEPT} and (${waiting}) < ${UNFINISHED}`)
  const made = row.once === null ? undefined : await byPress(row.once, deps)
  if (made) return made.id
  const kept = await deps.db.query.simBackTests.findMany({ where: eq(simBackTests.userId, userId) })
  if (kept.some((each) => each.id === id)) return id
  if (kept.length >= KEPT) throw new Refusal(42911, `最多保留${KEPT}个回测，请先删除不需要的`)
  throw new Refusal(42910, `同时排队的回测不能超过${UNFINISHED}个`)
}

/** Rejects what cannot be computed or would be meaningless. SG-14 */
function check(asked: Omit<Asked, 'clientNo'>, deps: Deps): void {
  const { name, templateId, from, to, capitalFen, feeRate, slippageRate } = asked
  if (!isBetween(plainLine(name), 1, 30)) throw badInput(40075, '名称须为1至30个字')
  if (!Object.values(rules).some((rule) => rule.templateId === templateId)) throw new Refusal(40076, '没有这个策略模板')
  const [start, end] = [midnightOf(from), midnightOf(to)]
  if (start === undefined || end === undefined) throw badInput(40071, '日期格式应为YYYY-MM-DD')
  if (start >= end) throw badInput(40072, '开始日期须早于结束日期')
  if (to > lastTested(deps)) throw new Refusal(40077, '结束日期不能晚于最近交易日')
  if (end - start > MOST_YEARS * 366 * DAY) throw badInput(40073, `区间不能超过${MOST_YEARS}年`)
  if (tradingDaysIn(start, end) < LEAST_DAYS) throw new Refusal(40074, '区间过短，结果不具代表性')
  const { least, most } = CAPITAL_FEN
  if (!Number.isInteger(capitalFen) || capitalFen < least || capitalFen > most) {
    throw badInput(40070, '虚拟本金须在10万元至1000万元之间')
  }
  if (!(feeRate >= 0 && feeRate <= 0.003)) throw badInput(40078, '佣金费率须在0至0.3%之间')
  if (!(slippageRate >= 0 && slippageRate <= 0.01)) throw badInput(40079, '滑点须在0至1%之间')
}

function midnightOf(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const at = Date.parse(`${date}T00:00:00+08:00`)
  // 2026-02-31 is no day, though a parser may accept it.
  return Number.isNaN(at) || new Date(at + 8 * 3600_000).toISOString().slice(0, 10) !== date ? undefined : at
}

function tradingDaysIn(start: number, end: number): number {
  let found = 0
  for (let at = start; at <= end; at += DAY) if (isTradingDay(at)) found++
  return found
}
