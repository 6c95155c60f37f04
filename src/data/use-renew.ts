import { useCallback } from 'react'
import { unstable_serialize as serialized, useSWRConfig } from 'swr'
import { useData } from './deps.tsx'

/**
 * Refreshes everything the page shows; resolves when each read has been answered or has failed, or with false where the
 * service cannot be reached.
 */
export function useRenew(): () => Promise<boolean> {
  const { mutate } = useSWRConfig()
  const { staleReads, reach } = useData()
  return useCallback(async () => {
    if (!(await reach.look())) return false
    // What SWR does not keep, and the further parts of lists.
    const others = [...staleReads].map((refresh) => refresh(() => true))
    await Promise.all([mutate(() => true), ...others])
    return true
  }, [mutate, staleReads, reach])
}

/**
 * Lets another account of the same person begin with what is shown, so that a form on the page stays as it is until its
 * data is refreshed. To be called in the same turn as the change of account, before anything is drawn for it.
 */
export function useHandOn(): (from: string, to: string) => void {
  const { cache } = useSWRConfig()
  const { inherit } = useData()
  return useCallback(
    (from, to) => {
      inherit(from, to)
      for (const name of Array.from(cache.keys())) {
        const state = cache.get(name)
        const { _k: key }: { _k?: unknown } = Object(state)
        if (!Array.isArray(key) || key[0] !== from) continue
        const next = [to, key[1] as unknown]
        if (cache.get(serialized(next)) !== undefined) continue
        // SWR keeps the key beside the answer, to find it again by a filter.
        const copied = { data: state?.data as unknown, _k: next }
        cache.set(serialized(next), copied)
      }
    },
    [cache, inherit],
  )
}
