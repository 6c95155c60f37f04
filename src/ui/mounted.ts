import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in prerendered markup and while React takes it over, true from then on: what depends on the device or the
 * session is drawn only after it, in space that is already there.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
