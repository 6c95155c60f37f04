import { boolean, type InferOutput, is, literal, object, optional, string, union } from 'valibot'
import { webTrackEvent } from '#api/domains/service/tracking.ts'
import { Count, Time } from '#api/shapes/number.ts'

const EventItem = object({
  kind: literal('event'),
  id: string(),
  /** How many times the service rejected it. */
  tries: Count,
  /** Recorded while signed in: it belongs to the customer with this account and wxId. */
  customer: boolean(),
  /** The account at that time; not sent. */
  account: optional(string()),
  event: webTrackEvent.input,
})

const LandingItem = object({
  kind: literal('landing'),
  id: string(),
  tries: Count,
  /** The wxId of the sharer, from the link. */
  wxId: string(),
  path: string(),
  salesNumber: optional(string()),
  ts: Time,
})

const Item = union([EventItem, LandingItem])

/** A report waiting on the device. `id` is not sent; ids sort by time. */
export type Item = InferOutput<typeof Item>

/** Whether a stored value is a valid report: storage may hold anything. */
export function isItem(value: unknown): value is Item {
  return is(Item, value)
}

/** Makes ids that sort by time and differ between tabs. */
export function createIds(now: () => number): () => string {
  const tab = Math.random().toString(36).slice(2, 10)
  let count = 0
  return () => {
    count += 1
    return `${now().toString(36).padStart(9, '0')}-${count.toString(36).padStart(4, '0')}-${tab}`
  }
}
