import { recordOf } from '#session/record.ts'
import type { AppStorage } from '#session/storage.ts'

/** Version of the agreement and the privacy policy. Visitors are asked again when it changes. */
export const CONSENT_VERSION = '2'

export type ConsentState = 'unknown' | 'accepted' | 'refused'

/** Whether the visitor agreed to the agreement and the privacy policy: {version, at, accepted}. CO-02 */
export interface ConsentRecord {
  state: () => ConsentState
  /** Whether the visitor answered an earlier version of the documents. */
  outdated: () => boolean
  accept: () => void
  refuse: () => void
  subscribe: (listener: () => void) => () => void
}

const KEY = 'consent'
/** Every answer, one per line, newest first: `consent-log.ts` reads it. */
export const LOG = 'consentLog'

/** The record in `storage`; answers given in other tabs are taken over. */
export function createConsentRecord(
  storage: AppStorage,
  now: () => number,
  version: string = CONSENT_VERSION,
): ConsentRecord {
  const listeners = new Set<() => void>()
  // A copy: a listener may subscribe another one.
  const notifyAll = () => [...listeners].forEach((listener) => listener())
  const answer = (accepted: boolean) => {
    const at = now()
    storage.set(KEY, JSON.stringify({ version, at, accepted }))
    storage.set(LOG, `${at} ${version} ${accepted}\n${storage.get(LOG) ?? ''}`.slice(0, 1_000))
    notifyAll()
  }
  storage.onOtherTab((key) => {
    if (key === KEY || key === null) notifyAll()
  })
  return {
    state() {
      const record = recordOf(storage.get(KEY))
      const accepted = record.get('accepted')
      if (record.get('version') !== version || typeof accepted !== 'boolean') return 'unknown'
      return accepted ? 'accepted' : 'refused'
    },
    outdated() {
      const answered = recordOf(storage.get(KEY)).get('version')
      return answered !== undefined && answered !== version
    },
    accept: () => answer(true),
    refuse: () => answer(false),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
