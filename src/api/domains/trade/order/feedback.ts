import { array, boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, listOf } from '#api/shapes.ts'

/** The service visits of an order and their questions. spec §7 Orders */
export const strategyFeedbackList = get('/orders/strategy-feedback-list', {
  input: object({ orderNumber: string() }),
  output: listOf(
    object({
      id: string(),
      kind: string(),
      status: known('WAIT', 'DONE'),
      questions: listOf(
        object({ id: string(), title: string(), options: array(object({ id: string(), text: string() })) }),
      ),
    }),
  ),
})

/** Answers a visit, once; `alert`: an answer that compliance follows up immediately. spec §7 Orders */
export const feedbackCreate = postJson('/orders/feedback/create', {
  input: object({
    orderNumber: string(),
    answers: array(object({ questionId: string(), optionId: string() })),
    signatureKey: optional(string()),
  }),
  output: object({ feedbackId: string(), alert: boolean() }),
})
