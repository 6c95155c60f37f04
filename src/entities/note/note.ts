import { type InferOutput, object, optional, string } from 'valibot'
import type { OwnList } from '#data/offline/own-list.ts'
import { Finite, Time } from '#api/shapes/number.ts'

const Note = object({
  id: string(),
  number: string(),
  course: string(),
  catalogId: string(),
  lesson: string(),
  /** Its page, if it is not a lesson of a course. */
  path: optional(string()),
  /** The second at which it was written; absent if nothing was playing. */
  sec: optional(Finite),
  text: string(),
  at: Time,
})

/** A note on a lesson or on a recording. */
export type Note = InferOutput<typeof Note>

/** The customer's notes. They never leave the device and are removed with the account. */
export const notes: OwnList<typeof Note> = { name: 'notes', item: Note, idOf: ({ id }) => id, most: 500 }
