import { type InferOutput, object, string } from 'valibot'
import type { OwnList } from '#data/offline/own-list.ts'
import { Time } from '#api/shapes/number.ts'

const Diagnosed = object({ taskId: string(), symbol: string(), name: string(), at: Time })

/** A diagnosis started on this device: no call lists them. `at` epoch ms. */
export type Diagnosed = InferOutput<typeof Diagnosed>

/** The customer's diagnoses, newest first; each can be read again by its task. */
export const diagnosed: OwnList<typeof Diagnosed> = {
  name: 'diagnosed',
  item: Diagnosed,
  idOf: ({ taskId }) => taskId,
  most: 50,
}
