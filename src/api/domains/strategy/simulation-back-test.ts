import { object, omit, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Assumptions, Statistics } from '#api/shapes/statistics.ts'
import { Curve, Passageway, Perf, Trades } from '#api/shapes/strategy.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

const one = object({ id: string() })
const Status = known('QUEUED', 'RUNNING', 'DONE', 'FAILED')

/** The settings of the customer's own back-test: dates YYYY-MM-DD, capital in fen, rates per order. */
const settings = {
  name: string(),
  templateId: string(),
  from: string(),
  to: string(),
  capitalFen: Finite,
  feeRate: Finite,
  slippageRate: Finite,
}

/** Its status: `progress` 0 to 1, `ahead`: its position in the queue, `failReason` in words. */
const standing = {
  status: Status,
  progress: optional(Finite),
  ahead: optional(Count),
  failReason: optional(string()),
  perf: optional(Perf),
  createdAt: Time,
}

/** The customer's back-tests, newest first. spec §7 Simulation back-test */
export const simulationList = get('/simulation-back-test/my-list', {
  input: object({ ...paging }),
  output: pageOf(object({ id: string(), name: string(), ...standing })),
})

/**
 * Queues a back-test: at least 60 trading days, at most ten years, 20 stored and two unfinished at a time. spec §7
 * Simulation back-test
 */
export const simulationCreate = postJson('/simulation-back-test/create', {
  input: object({ ...settings, clientNo: optional(string()) }),
  output: object({ id: string() }),
})

/** A back-test with its settings, and, once done, its assumptions and results. spec §7 Simulation back-test */
export const simulationDetail = get('/simulation-back-test/detail', {
  input: one,
  output: object({
    id: string(),
    ...settings,
    ...standing,
    templateName: string(),
    doneAt: optional(Time),
    years: optional(listOf(object({ y: string(), rate: Finite, bench: Finite }))),
    statistics: optional(omit(Statistics, ['perf'])),
    assumptions: optional(Assumptions),
  }),
})

/** The curve of a finished back-test. spec §7 Simulation back-test */
export const simulationFunds = get('/simulation-back-test/funds', { input: one, output: Curve })

/**
 * A finished back-test by passageway, with the orders of one of them, the first by default, newest first; `only`
 * UNFILLED: those not filled, or only in part. spec §7 Simulation back-test
 */
export const simulationPassagewaysDetail = get('/simulation-back-test/passageways-detail', {
  input: object({ id: string(), passagewayId: optional(string()), only: optional(known('UNFILLED')), ...paging }),
  output: object({ ...Trades.entries, passageways: listOf(Passageway) }),
})

/** Removes a back-test that is not running. spec §7 Simulation back-test */
export const simulationRemove = post('/simulation-back-test/delete', { input: one, output: object({ id: string() }) })
