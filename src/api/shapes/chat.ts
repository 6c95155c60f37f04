import { boolean, object, optional, string } from 'valibot'
import { Analyst, known } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** A question to an analyst as a list shows it. */
export const Qa = object({
  messageId: string(),
  chatId: string(),
  analyst: Analyst,
  symbol: optional(string()),
  brief: string(),
  status: known('WAIT', 'ANSWERED', 'CLOSED'),
  at: Time,
  /** When it was answered; missing while pending. */
  answeredAt: optional(Time),
  rated: boolean(),
})
