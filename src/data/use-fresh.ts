import type { Call, InputOf, OutputOf } from '#api/call.ts'
import type { Loaded } from './loaded.ts'
import { useWatcher } from './watch/use-watcher.ts'

/**
 * Reads what only the server may know (class D): stored nowhere, not even in memory, and requested again whenever the
 * customer returns to the page or the network comes back. A `null` input requests nothing yet (loading). product §0.8
 */
export function useFresh<C extends Call>(call: C, input: InputOf<C> | null): Loaded<OutputOf<C>> {
  return useWatcher(call, input, { wait: () => undefined, enough: () => true, isFinal: false }).loaded
}
