import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { unreached } from '#api/errors.ts'
import type { Loaded } from './loaded.ts'
import { AGAIN } from './swr-settings.ts'
import { useWatcher } from './watch/use-watcher.ts'

/**
 * Reads what only the server may know (class D): stored nowhere, not even in memory, and requested again whenever the
 * customer returns to the page or the network comes back; after a request that reached no server also by itself, ever
 * more rarely, as every read. A `null` input requests nothing yet (loading). product §0.8
 */
export function useFresh<C extends Call>(call: C, input: InputOf<C> | null): Loaded<OutputOf<C>> {
  return useWatcher(call, input, {
    wait(made, error) {
      if (!unreached(error)) return undefined
      return document.visibilityState === 'hidden' ? Infinity : AGAIN * 2 ** (made - 1)
    },
    enough: () => true,
    isFinal: false,
  }).loaded
}
