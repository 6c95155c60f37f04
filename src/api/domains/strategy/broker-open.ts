import { array, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { Ack, known, listOf } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

const EquityStatus = known('NONE', 'SUBMITTED', 'WAIT_SIGN', 'APPROVED', 'REJECTED')

/** The customer's code with a broker, and the broker's page it is for. spec §7 Broker opening */
export const brokerInviteCode = get('/broker-open/invite-code', {
  input: object({ brokerId: string() }),
  output: object({ code: string(), url: string() }),
})

/** What an opened account entitles to, and how the customer's application stands. spec §7 Broker opening */
export const equityApplyInfo = get('/broker-open-equity/apply/info', {
  input: object({}),
  output: object({
    status: EquityStatus,
    id: optional(string()),
    brokerId: optional(string()),
    accountTail4: optional(string()),
    rejectReason: optional(string()),
    submittedAt: optional(Time),
    items: listOf(object({ name: string(), desc: string() })),
    /** The questions once it is APPROVED; empty once they were answered. */
    questions: optional(listOf(object({ id: string(), text: string() }))),
  }),
})

/** How far the signature of an application is. spec §7 Broker opening */
export const equitySignStatus = get('/broker-open-equity/sign/status', {
  input: object({ id: string() }),
  output: object({ status: EquityStatus }),
})

/** Hands in the proof of an account; only the last four digits of its number. spec §7 Broker opening */
export const equitySubmit = postJson('/broker-open-equity/submit', {
  input: object({ brokerId: string(), accountTail4: string(), proofKey: string() }),
  output: object({ id: string(), status: EquityStatus }),
})

/** Goes to the page where the application is signed. spec §7 Broker opening */
export const equitySign = postJson('/broker-open-equity/sign', {
  input: object({ id: string() }),
  output: object({ url: string() }),
})

/** Answers the questions after the entitlement was opened. spec §7 Broker opening */
export const equityFeedbackSubmit = postJson('/broker-open-equity/feedback/submit', {
  input: object({ id: string(), answers: array(object({ questionId: string(), answer: string() })) }),
  output: Ack,
})
