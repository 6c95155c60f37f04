import { and, eq, isNull } from 'drizzle-orm'
import type { Assumptions, Statistics } from '#api/shapes/statistics.ts'
import type { Curve, Passageway, Perf, Trade } from '#api/shapes/strategy.ts'
import { simBackTests } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { curveOf, perfOf, statisticsOf, yearsOf } from '#test/service/seed/strategy/figures.ts'
import { rules, WARM_UP } from '#test/service/seed/strategy/rules.ts'
import type { Run } from '#test/service/seed/strategy/run.ts'
import { notFound } from '#test/service/refusal.ts'
import { without } from '#test/service/without.ts'
import { assumptionsOf } from './assumptions.ts'
import { mainChannel, toTrade } from './present.ts'

export type BackTestRow = typeof simBackTests.$inferSelect

interface Done {
  perf: Perf
  curve: Curve
  years: { y: string; rate: number; bench: number }[]
  statistics: Omit<Statistics, 'perf'>
  assumptions: Assumptions
  passageways: Passageway[]
}

/** The variants of a customer's own back-test; the first gives its figures. */
const WAYS = [
  { passagewayId: 'STANDARD', name: '标准通道（5只）', slots: 5 },
  { passagewayId: 'SPREAD', name: '分散通道（10只）', slots: 10 },
] as const

/** How a back-test stands. */
export function statusOf(row: BackTestRow, result: Done | { failReason: string } | undefined, now: number) {
  if (now < row.startAt) return 'QUEUED'
  if (!result) return 'RUNNING'
  return 'failReason' in result ? 'FAILED' : 'DONE'
}

/** Its result; undefined while it is not due. Computed when it is first read, and stored. */
export async function resultOf(row: BackTestRow, deps: Deps): Promise<Done | { failReason: string } | undefined> {
  if (deps.now() < row.finishAt) return undefined
  if (row.result !== null) return JSON.parse(row.result) as Done | { failReason: string } // written below
  const made = compute(row, deps)
  await deps.db
    .update(simBackTests)
    .set({ result: JSON.stringify(made) })
    .where(and(eq(simBackTests.id, row.id), isNull(simBackTests.result)))
  return made
}

function compute(row: BackTestRow, deps: Deps): Done | { failReason: string } {
  const { strategies } = deps.library()
  const { prices } = strategies
  const first = firstTested(deps)
  if (row.from < first) return { failReason: `行情数据不足：指标需要此前${WARM_UP}个交易日，可回测区间自${first}起` }
  const strategy = strategyOfTemplate(row.templateId, deps)
  const runs = runsOf(row, deps)
  const perfs = runs.map((run) => perfOf(run, prices, 'BACK_TEST'))
  const [run, perf] = [runs[0], perfs[0]]
  if (!strategy || !run || !perf) return { failReason: '没有可回测的标的' }
  const passageways = WAYS.flatMap(({ passagewayId, name }, index): Passageway[] => {
    const of = perfs[index]
    return of ? [{ passagewayId, name, status: 'OPEN', perf: of }] : []
  })
  return {
    perf,
    curve: curveOf(run, prices),
    years: yearsOf(run, prices),
    statistics: without(statisticsOf(run, prices, 'BACK_TEST'), 'perf'),
    assumptions: assumptionsOf(strategy, run, perf),
    passageways,
  }
}

/** The first day on which every indicator is known. */
export function firstTested(deps: Deps): string {
  return deps.library().strategies.prices.dates[WARM_UP] ?? ''
}

/** The last day whose close is in the records. */
export function lastTested(deps: Deps): string {
  const { prices, last } = deps.library().strategies
  return prices.dates[last] ?? ''
}

/** How often a rule turned its account over, in the back-test of its strategy; absent without one. */
export function turnoverOf(templateId: string, deps: Deps): Pick<Perf, 'turnoverRate'> {
  const { strategies } = deps.library()
  const strategy = strategyOfTemplate(templateId, deps)
  if (!strategy) return {}
  const { turnoverRate } = perfOf(strategies.backTest(mainChannel(strategy, deps)), strategies.prices, 'BACK_TEST')
  return turnoverRate === undefined ? {} : { turnoverRate }
}

function strategyOfTemplate(templateId: string, deps: Deps) {
  return deps.library().strategies.all.find(({ rule }) => rules[rule].templateId === templateId)
}

type Settings = Pick<BackTestRow, 'templateId' | 'from' | 'to' | 'capitalFen' | 'feeRate' | 'slippageRate'>

/** The result of settings, by variant; deterministic. */
function runsOf({ templateId, from, to, capitalFen, feeRate, slippageRate }: Settings, deps: Deps): Run[] {
  const { strategies } = deps.library()
  const { prices } = strategies
  const strategy = strategyOfTemplate(templateId, deps)
  if (!strategy) return []
  const about = { rule: strategy.rule, symbols: strategies.symbolsOf(strategy), capitalFen, feeRate, slippageRate }
  const places = { from: prices.from(from), to: prices.from(nextDay(to)) - 1 }
  return WAYS.map(({ slots }) => strategies.own({ ...about, ...places, slots }))
}

/** The orders of a finished back-test in one of its variants, newest first. */
export function ordersOf(row: BackTestRow, passagewayId: string | undefined, deps: Deps): Trade[] {
  const at = passagewayId === undefined ? 0 : WAYS.findIndex((way) => way.passagewayId === passagewayId)
  const way = WAYS[at]
  const run = runsOf(row, deps)[at]
  if (!way || !run) throw notFound('回测通道')
  return run.orders.toReversed().map((order) => toTrade(order, `${row.id}-${way.passagewayId}`, deps))
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
