import { useEffect, useEffectEvent } from 'react'
import { type Arguments, unstable_serialize as serialized, useSWRConfig } from 'swr'
import type { Answer } from './answer.ts'
import { useData } from './deps.tsx'
import type { Snapshot } from './offline/snapshot.ts'

/** Removes saved copies from the device that belong to one of these, which the reader may not see any more. */
export function useForget(
  closed: readonly string[],
  belongs: (snapshot: Snapshot, key: string, one: string) => boolean,
): void {
  const { snapshots } = useData()
  const all = closed.join(' ')
  const forget = useEffectEvent(() => {
    void snapshots.remove((snapshot, key) => closed.some((one) => belongs(snapshot, key, one)))
  })
  useEffect(() => {
    if (all !== '') forget()
  }, [all])
}

/**
 * Removes answers from memory and from the device while `isClosed`: those that `belongs` picks by their call and data.
 * One that is still shown is requested again.
 */
export function useForgetAnswers(isClosed: boolean, belongs: (key: string, data: unknown) => boolean): void {
  const { snapshots } = useData()
  const { cache, mutate } = useSWRConfig()
  const forget = useEffectEvent(() => {
    const isLocked = (key?: Arguments) => {
      // Only answers stand under such a key.
      const answer = cache.get(serialized(key))?.data as Answer | undefined
      return Array.isArray(key) && answer !== undefined && belongs(String(key[1]), answer.data)
    }
    void mutate(isLocked, undefined)
    void snapshots.remove(({ value }, key) => belongs(key, value))
  })
  useEffect(() => {
    if (isClosed) forget()
  }, [isClosed])
}
