import { useSyncExternalStore } from 'react'
import { defaultPreferences, type Preferences } from '#session/preferences.ts'
import { useVisitor } from '#session/visitor-context.tsx'

/** The visitor's reading preferences and their setter. law §8 */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { preferences } = useVisitor()
  const current = useSyncExternalStore(preferences.subscribe, preferences.get, () => defaultPreferences)
  return [current, preferences.set]
}
