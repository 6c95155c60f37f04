import { useSyncExternalStore } from 'react'
import { usePreferences } from '#session/use-preferences.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Whether motion is reduced: in 长辈版, and by a setting of this device or of the customer. law §8 */
export function useIsStill(): boolean {
  const [{ elder, calm }] = usePreferences()
  const isReduced = useSyncExternalStore(
    (changed) => {
      const media = matchMedia(REDUCED)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(REDUCED).matches,
    () => false,
  )
  return elder || calm || isReduced
}
