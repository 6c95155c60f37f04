import { useEffect, useEffectEvent } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { type Loaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { Owned } from './owned.model.ts'

/**
 * A read of current stocks: its copy is removed when the subscription or the evaluation ends, and at the end of the
 * subscription it is requested again, so that the service locks it. journey G4
 */
export function useOwnedCall<C extends Call>(call: C, { id, detail, copies, isOver }: Owned): Loaded<OutputOf<C>> {
  const input = copies && ({ id } as InputOf<C>) // each of these calls takes only the id
  const found = useCall(call, input ?? null, {
    offline: { title: detail?.strategyName ?? '', part: true, until: () => copies?.until },
  })
  const end = useEffectEvent(() => refresh(found))
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return found
}
