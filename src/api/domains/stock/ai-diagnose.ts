import { array, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/**
 * Starts a diagnosis; one of the same stock and day is not started twice. A GET with an effect. spec §7 AI diagnosis
 */
export const aiDiagnoseStart = get('/stock-ai-diagnose/start', {
  input: object({ symbol: string() }),
  output: object({ taskId: string(), remainToday: Count }),
  effects: true,
})

/** The status of a diagnosis, by its task or as the customer's last one of a stock. spec §7 AI diagnosis */
export const aiDiagnoseDetail = get('/stock-ai-diagnose/detail', {
  input: object({ taskId: optional(string()), symbol: optional(string()) }),
  output: object({
    taskId: string(),
    symbol: string(),
    status: known('RUNNING', 'DONE', 'FAILED'),
    /** `median`: of all scored stocks. */
    scores: listOf(object({ key: string(), score: Finite, desc: string(), median: optional(Finite) })),
    /** The figures behind the scores, each with its dimension and its day. */
    evidence: optional(
      listOf(
        object({ key: string(), name: string(), value: string(), median: optional(string()), at: optional(Time) }),
      ),
    ),
    summary: string(),
    riskPoints: array(string()),
    dataAsOf: Time,
    modelNote: string(),
  }),
})
