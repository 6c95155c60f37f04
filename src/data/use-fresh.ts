import { useMemo } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import type { Loaded } from './loaded.ts'
import { ONCE, useWatch } from './use-watch.ts'

/**
 * Reads what only the server may know (class D): stored nowhere, not even in memory, and requested again whenever the
 * customer returns to the page or the network comes back. A `null` input requests nothing yet (loading). product 0.8
 */
export function useFresh<C extends Call>(call: C, input: InputOf<C> | null): Loaded<OutputOf<C>> {
  const watched = useWatch(call, input, { waits: ONCE })
  const { state, data, savedAt, recheck } = watched
  const error = watched.state === 'exhausted' ? watched.error : undefined
  return useMemo(() => {
    if (data !== undefined) {
      return { state: 'ready', data, savedAt, stale: error !== undefined, refresh: async () => recheck() }
    }
    return state === 'exhausted' ? { state: 'failed', error, retry: recheck } : { state: 'loading' }
  }, [state, data, savedAt, error, recheck])
}
