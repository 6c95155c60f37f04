import type { AppStorage } from '#session/storage.ts'

/** The two storages that remember a trip to the authorize page; WeChat may return in a new webview. */
export interface TripDeps {
  local: AppStorage
  tab: AppStorage
  /** Epoch ms. */
  now: () => number
}

const NONCE = 'authNonce'
const TRIPS = 'authTrips'
const TEN_MINUTES = 600_000
/** At most this many trips may start within LOOP_TIME ms. reliability N6 */
const MOST_TRIPS = 2
const LOOP_TIME = 60_000
/** At most this many tabs can have a valid nonce at a time. */
const MOST_NONCES = 5

/** A one-time random value of 128 bits as hex digits, valid for ten minutes. */
export function issueNonce({ local, tab, now }: TripDeps): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (const storage of [local, tab]) {
    const entries = [...live(storage, NONCE, TEN_MINUTES, now()), [nonce, now()] as const].slice(-MOST_NONCES)
    save(storage, NONCE, entries)
  }
  return nonce
}

/** Whether this browser issued `nonce` in the last ten minutes; each works once. */
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

/** Counts a trip; false for the third within a minute, of this browser or, where it keeps nothing, of this tab. */
export function mayLeave({ local, tab, now }: TripDeps): boolean {
  const counts = [local, tab].map((storage) => [storage, live(storage, TRIPS, LOOP_TIME, now())] as const)
  if (counts.some(([, trips]) => trips.length >= MOST_TRIPS)) return false
  for (const [storage, trips] of counts) save(storage, TRIPS, [...trips, ['t', now()]])
  return true
}

/** The last counted trip was not made after all. */
export function forgetTrip({ local, tab, now }: TripDeps): void {
  for (const storage of [local, tab]) save(storage, TRIPS, live(storage, TRIPS, LOOP_TIME, now()).slice(0, -1))
}

type Entry = readonly [text: string, at: number]

/** Entries are kept as `text.at,text.at`; one with a time in the future is ignored. */
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
