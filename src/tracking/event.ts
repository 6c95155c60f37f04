import { boolean, type InferOutput, is, literal, number, object, optional, string, union } from 'valibot'
import { webTrackEvent } from '#api/domains/service/tracking.ts'

const EventItem = object({
  kind: literal('event'),
  id: string(),
  /** How often the service has refused it. */
  tries: number(),
  /** Done while signed in: it belongs to the customer whose wxId it carries. */
  customer: boolean(),
  event: webTrackEvent.input,
})

const LandingItem = object({
  kind: literal('landing'),
  id: string(),
  tries: number(),
  /** The sharer's, from the link. */
  wxId: string(),
  path: string(),
  salesNumber: optional(string()),
  ts: number(),
})

const Item = union([EventItem, LandingItem])

/** Something to report, as it waits on the device. `id` stays here; ids in order of time are in order of text. */
export type Item = InferOutput<typeof Item>

/** Whether a value from the device is one of ours: anything can have happened to it there. */
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
