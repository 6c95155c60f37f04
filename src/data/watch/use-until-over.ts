import { useEffect, useEffectEvent } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { type CallOptions, useCall } from '#data/use-call.ts'
import { useWatch } from './use-watch.ts'

/**
 * Reads a call, every `seen` ms while the page is seen until what it tells of is over; what the device keeps is then the
 * end of it.
 */
export function useUntilOver<C extends Call>(
  call: C,
  input: InputOf<C>,
  { isOver, seen, ...options }: CallOptions<OutputOf<C>> & { isOver: (data: OutputOf<C>) => boolean; seen: number },
): Loaded<OutputOf<C>> {
  const read = useCall(call, input, options)
  const first = dataOf(read)
  const goesOn = first !== undefined && !isOver(first)
  const watched = dataOf(useWatch(call, goesOn ? input : null, { seen, until: isOver }))
  const ended = goesOn && watched !== undefined && isOver(watched)
  const keepEnd = useEffectEvent(() => refresh(read))
  useEffect(() => {
    if (ended) keepEnd()
  }, [ended])
  return mapLoaded(read, (data) => (goesOn ? watched : undefined) ?? data)
}
