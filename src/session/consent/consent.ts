import { useSyncExternalStore } from 'react'
import type { ConsentState } from './consent-record.ts'
import { useVisitor } from '#session/visitor-context.tsx'

/** The visitor's answer to the agreement and the privacy policy, with the functions that give it. CO-02 */
export function useConsent(): {
  state: ConsentState
  outdated: boolean
  accept: () => void
  refuse: () => void
} {
  const { consent } = useVisitor()
  const state = useSyncExternalStore<ConsentState>(consent.subscribe, consent.state, () => 'unknown')
  return { state, outdated: consent.outdated(), accept: consent.accept, refuse: consent.refuse }
}
