import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered markup and while React takes it over, true from then on: for what only the device knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
