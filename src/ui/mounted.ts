import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in prerendered markup and during hydration, true afterwards. What depends on the device or the session is drawn
 * only then, in space that is already reserved.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
