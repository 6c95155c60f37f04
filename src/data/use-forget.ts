import { useEffect, useEffectEvent } from 'react'
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
