import { useSyncExternalStore } from 'react'
import { defaultPreferences, type Preferences } from '#session/preferences.ts'
import { useVisitor } from '#session/visitor-context.tsx'

/** How the visitor wants to read, and the way to change it. product 4.8 */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { preferences } = useVisitor()
  const current = useSyncExternalStore(preferences.subscribe, preferences.get, () => defaultPreferences)
  return [current, preferences.set]
}
