import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { useData, usePerson } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { type CallOptions, useCall } from '#data/use-call.ts'

/** A call that answers newest first and says whether there is more. */
type ListCall = Call<GenericSchema, GenericSchema<unknown, { list: unknown[]; hasMore: boolean }>>
type RowOf<C extends ListCall> = OutputOf<C>['list'][number]

interface NewestOptions<C extends ListCall> extends CallOptions<OutputOf<C>> {
  idOf: (row: RowOf<C>) => string
  /** What asks for the rows older than this one, where it is not `beforeId`. */
  cursorOf?: (row: RowOf<C>) => Partial<InputOf<C>>
}

/** The maximum number of pages read until a known row is reached; beyond it the list starts over. */
const MOST_PARTS = 3

/**
 * The newest part of a feed for `useFeed`. `catchUp` reads it anew, down to the rows known before: however many came
 * meanwhile, none between is left out. live §5
 */
export function useNewest<C extends ListCall>(
  call: C,
  input: InputOf<C>,
  { idOf, cursorOf = (row) => ({ beforeId: idOf(row) }) as never, ...options }: NewestOptions<C>,
): { newest: Loaded<OutputOf<C>>; catchUp: () => Promise<void> } {
  const { send, now } = useData()
  const read = useCall(call, input, options)
  const list = `${usePerson()} ${callKey(call, input)}`
  const [caught, keep] = useState<{ of: string; data: OutputOf<C>; savedAt: number }>()
  const isNewer = caught?.of === list && read.state === 'ready' && caught.savedAt > read.savedAt
  const newest = isNewer ? { ...read, data: caught.data, savedAt: caught.savedAt, stale: false } : read
  const catchUp = async () => {
    const known = new Set(newest.state === 'ready' ? newest.data.list.map(idOf) : [])
    const rows: RowOf<C>[] = []
    for (let parts = 1; ; parts += 1) {
      const last = rows.at(-1)
      // A cursor call takes the cursor in addition to its own input.
      const below = { ...(input as object), ...(last !== undefined && cursorOf(last)) } as InputOf<C>
      const part: OutputOf<C> = await send(call, below)
      rows.push(...part.list)
      if (part.hasMore && part.list.length > 0 && parts < MOST_PARTS && !part.list.some((row) => known.has(idOf(row))))
        continue
      return keep({ of: list, data: { ...part, list: rows }, savedAt: now() })
    }
  }
  return { newest, catchUp }
}
