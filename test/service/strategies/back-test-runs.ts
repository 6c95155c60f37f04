import { and, eq, isNull } from 'drizzle-orm'
import type { Curve, Passageway, Perf } from '#api/shapes/strategy.ts'
import { simBackTests } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { curveOf, perfOf, yearsOf } from '#test/service/seed/strategy/figures.ts'
import { rules, type RuleName, WARM_UP } from '#test/service/seed/strategy/rules.ts'
import { follow } from '#test/service/seed/strategy/run.ts'

export type BackTestRow = typeof simBackTests.$inferSelect

interface Done {
  perf: Perf
  curve: Curve
  years: { y: string; rate: number; bench: number }[]
  passageways: Passageway[]
}

/** The ways a customer's own back-test is followed; the first gives its figures. */
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

/** What came of it; undefined while its time has not come. Computed when it is first looked at, and kept. */
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
  const first = prices.dates[WARM_UP] ?? ''
  if (row.from < first) return { failReason: `行情数据不足：指标需要此前${WARM_UP}个交易日，可回测区间自${first}起` }
  // Rows are made with a template that exists.
  const rule = Object.keys(rules).find((name) => rules[name as RuleName].templateId === row.templateId) as RuleName
  const { capitalFen, feeRate, slippageRate } = row
  const strategy = strategies.all.find((each) => each.rule === rule) ?? strategies.all[0]
  const symbols = strategy ? strategies.symbolsOf(strategy) : []
  const [from, to] = [prices.from(row.from), prices.from(nextDay(row.to)) - 1]
  const runs = WAYS.map(({ slots }) =>
    follow(prices, { rule, symbols, slots, capitalFen, feeRate, slippageRate, from, to }),
  )
  const perfs = runs.map((run) => perfOf(run, prices, 'BACK_TEST'))
  const [run, perf] = [runs[0], perfs[0]]
  if (!run || !perf) return { failReason: '没有可回测的标的' }
  const curve = curveOf(run, prices)
  const passageways = WAYS.flatMap(({ passagewayId, name }, index): Passageway[] => {
    const of = perfs[index]
    return of ? [{ passagewayId, name, status: 'OPEN', perf: of }] : []
  })
  return { perf, curve, years: yearsOf(run, prices), passageways }
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
