import { useSyncExternalStore } from 'react'
import { useWholeSession } from '#session/context.tsx'
import { defaultPreferences, type Preferences } from '#session/preferences.ts'

/** How the visitor wants to read, and the way to change it. product 4.8 */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const { preferences } = useWholeSession()
  const current = useSyncExternalStore(preferences.subscribe, preferences.get, () => defaultPreferences)
  return [current, preferences.set]
}
