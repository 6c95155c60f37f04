import { useEffect, useEffectEvent } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { type Loaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { Owned } from './owned.model.ts'

/**
 * What a followed strategy shows of current stocks: a copy leaves the device with the service, and at its end the
 * service is asked at once, which then locks it. journey G4
 */
export function useOwnedCall<C extends Call>(call: C, { id, detail, isOver }: Owned): Loaded<OutputOf<C>> {
  const until = detail?.expireAt
  const input = detail && ({ id } as InputOf<C>) // each of these calls takes the id alone
  const found = useCall(call, input ?? null, {
    offline: { title: detail?.strategyName ?? '', part: true, until: () => until },
  })
  const end = useEffectEvent(() => refresh(found))
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return found
}
