import { array, boolean, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Access, Ack, known, listOf, pageOf, paging } from '#api/shapes.ts'
import { SignFlow } from '#api/shapes/order.ts'
import { Strategy } from '#api/shapes/strategy.ts'
import { Time } from '#api/shapes/number.ts'

const one = object({ id: string() })
const Status = known('DRAFT', 'WAIT_SIGN', 'AUDITING', 'ACTIVE', 'EXPIRED', 'REJECTED')
const Question = object({
  id: string(),
  title: string(),
  options: listOf(object({ id: string(), text: string() })),
})

/** One application; `match`: whether the risk level suits the customer now. spec §7 Strategy apply */
export const strategyApplyInfo = get('/strategy-apply/info', {
  input: one,
  output: object({
    id: string(),
    strategy: Strategy,
    status: Status,
    rejectReason: optional(string()),
    match: Access,
    at: Time,
    /** When the service ends, of an active or finished one. */
    expireAt: optional(Time),
    /** The service visit, once the service is active. */
    feedback: optional(object({ isDone: boolean(), questions: listOf(Question) })),
  }),
})

/** The customer's applications, newest first. spec §7 Strategy apply */
export const strategyApplyList = get('/strategy-apply/list', {
  input: object({ ...paging }),
  output: pageOf(
    object({ id: string(), strategyName: string(), status: Status, at: Time, rejectReason: optional(string()) }),
  ),
})

/** Starts the signing: DRAFT → WAIT_SIGN; returns the same flow while it is valid. spec §7 Strategy apply */
export const strategyApplySign = post('/strategy-apply/sign', { input: one, output: SignFlow })

/** The vendor's signing page, valid once; it returns to `returnUrl` on one of our pages. spec §7 Strategy apply */
export const strategyApplySignUrl = post('/strategy-apply/sign/url', {
  input: object({ id: string(), returnUrl: string() }),
  output: object({ url: string() }),
})

/** The status of an application, after asking the vendor; for the return from signing. spec §7 Strategy apply */
export const strategyApplySignStatus = post('/strategy-apply/sign/status', {
  input: one,
  output: object({ status: Status }),
})

/** The answers of the visit after the service has begun; the first ones are final. spec §7 Strategy apply */
export const strategyApplyFeedback = postJson('/strategy-apply/feedback/submit', {
  input: object({ id: string(), answers: array(object({ questionId: string(), optionId: string() })) }),
  output: Ack,
})
