import { createAttribution } from '#session/attribution.ts'
import { useConsent } from '#session/consent/consent.ts'
import { createStorage } from '#session/storage.ts'

/** The advertisement's click id, if the visitor has consented to tracking. product §0.6 */
export function useClick(): string | undefined {
  const { state } = useConsent()
  if (state !== 'accepted') return undefined
  const deps = { local: createStorage('local'), tab: createStorage('session'), now: Date.now }
  return createAttribution(deps).adClickId() ?? undefined
}
