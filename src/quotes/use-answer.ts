import { useEffect, useSyncExternalStore } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import type { Loaded } from '#data/loaded.ts'
import type { Pace, Renewal } from './desk.ts'
import { useDesk } from './use-desk.ts'

const LOADING: Loaded<never> = { state: 'loading' }
const nothing = () => () => undefined

/** An answer of the quotes service while it is shown; a `null` input requests nothing yet (loading). */
export function useAnswer<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  pace: Pace,
  renewal?: Renewal<C>,
): Loaded<OutputOf<C>> {
  const desk = useDesk()
  const one = input === null ? undefined : desk.answer(call, input, pace, renewal)
  useEffect(() => one && desk.showAnswer(one), [desk, one])
  const get = () => one?.resource.get() ?? LOADING
  // Only answers of this call stand under its key.
  return useSyncExternalStore(one?.resource.subscribe ?? nothing, get, get) as Loaded<OutputOf<C>>
}
