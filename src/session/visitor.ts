import { type Attribution, createAttribution } from '#session/attribution.ts'
import { type ConsentRecord, createConsentRecord } from './consent/consent-record.ts'
import { createPreferences, type PreferenceStore } from '#session/preferences.ts'
import type { AppStorage } from '#session/storage.ts'

/** What the device remembers about its user, signed in or not. */
export interface Visitor {
  readonly attribution: Attribution
  readonly consent: ConsentRecord
  readonly preferences: PreferenceStore
}

/** @param deps.now epoch ms */
export function createVisitor(deps: { local: AppStorage; tab: AppStorage; now: () => number }): Visitor {
  return {
    attribution: createAttribution(deps),
    consent: createConsentRecord(deps.local, deps.now),
    preferences: createPreferences(deps.local),
  }
}
