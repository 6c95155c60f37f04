import { type InferOutput, object, string } from 'valibot'
import type { OwnList } from '#data/offline/own-list.ts'

const LookedFor = object({ words: string() })

/** Recent successful searches on this device, newest first. LE-01 */
export const lookedFor: OwnList<typeof LookedFor> = {
  name: 'looked-for',
  item: LookedFor,
  idOf: ({ words }: InferOutput<typeof LookedFor>) => words,
  most: 8,
}
