import type { AppStorage } from '#session/storage.ts'

/** The two places where a trip to the authorize page leaves its mark; WeChat may come back in a new webview. */
export interface TripDeps {
  local: AppStorage
  tab: AppStorage
  /** Epoch ms. */
  now: () => number
}

const NONCE = 'authNonce'
const TRIPS = 'authTrips'
const TEN_MINUTES = 600_000
/** At most this many trips begin within LOOP_TIME ms. reliability N6 */
const MOST_TRIPS = 2
const LOOP_TIME = 60_000
/** Nonces of this many tabs are good at a time. */
const MOST_NONCES = 5

/** A one-time value of 128 bit in letters and digits, remembered for ten minutes. */
export function issueNonce({ local, tab, now }: TripDeps): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (const storage of [local, tab]) {
    const entries = [...live(storage, NONCE, TEN_MINUTES, now()), [nonce, now()] as const].slice(-MOST_NONCES)
    save(storage, NONCE, entries)
  }
  return nonce
}

/** Whether this browser issued `nonce` in the last ten minutes; it is good once. */
export function redeemNonce({ local, tab, now }: TripDeps, nonce: string): boolean {
  let known = false
  for (const storage of [local, tab]) {
    const entries = live(storage, NONCE, TEN_MINUTES, now())
    const others = entries.filter(([entry]) => entry !== nonce)
    known ||= others.length < entries.length
    save(storage, NONCE, others)
  }
  return known
}

/** Counts a trip; false where it would be the third within a minute. */
export function mayLeave({ local, now }: TripDeps): boolean {
  const trips = live(local, TRIPS, LOOP_TIME, now())
  if (trips.length >= MOST_TRIPS) return false
  save(local, TRIPS, [...trips, ['t', now()]])
  return true
}

type Entry = readonly [text: string, at: number]

/** Entries are kept as `text.at,text.at`; a time in the future is none. */
function live(storage: AppStorage, key: string, ttl: number, now: number): Entry[] {
  const entries = (storage.get(key) ?? '').split(',').map((entry): Entry => {
    const [text = '', at] = entry.split('.')
    return [text, Number(at)]
  })
  return entries.filter(([text, at]) => text !== '' && now - at >= 0 && now - at <= ttl)
}

function save(storage: AppStorage, key: string, entries: Entry[]): void {
  if (entries.length === 0) storage.remove(key)
  else storage.set(key, entries.map((entry) => entry.join('.')).join(','))
}
