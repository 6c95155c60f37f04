import { useConsent } from './consent.ts'
import { usePreferences } from '#session/use-preferences.ts'

/** Whether anything may be recommended to this visitor: they consented, and have not switched it off. law §6 */
export function usePersonalised(): boolean {
  const { state } = useConsent()
  const [{ personalised }] = usePreferences()
  return state === 'accepted' && personalised
}
