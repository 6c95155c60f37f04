import { trackHeartbeat } from '#api/domains/service/tracking.ts'
import type { Send } from '#api/send.ts'
import { TRACK_WAIT } from '#config/constants.ts'
import { wxIdOf } from '#session/account.ts'
import { deliver, withoutPerson } from './deliver.ts'
import { createIds, type Item } from './event.ts'
import { acrossTabs } from './exclusive.ts'
import type { Outbox } from './outbox.ts'
import { createPump, type Exclusive } from './pump.ts'
import type { Track } from './plan.ts'
import { stayOf } from './stay.ts'

export interface TrackerDeps {
  send: Send
  consent: {
    state: () => 'unknown' | 'accepted' | 'refused'
    subscribe: (changed: () => void) => () => void
  }
  signedIn: () => boolean
  /** The name of the account on this device. */
  account: () => string
  salesNumber: () => string | null
  /** The stored value; without one, the wxId in the access token is used. */
  wxId: () => string | null
  accessToken: () => string | null
  outbox: Outbox
  /** The shared link that started this visit, returned once; its `wxId` is the sharer's. */
  landing: () => { wxId: string; path: string; salesNumber: string | null } | null
  now: () => number
  /** Identifies the visit. */
  sid: string
  exclusive?: Exclusive
}

/** Events of the app, for its operator. Never throws, never shows anything, never waits for the network. */
export interface Tracker {
  /**
   * Resolves when the event is delivered, and after 100 ms at the latest, so it can be awaited before leaving a page.
   */
  track: Track
  /** A page is shown; `pattern` as in the route table. Ends the visit of the page before. */
  view(pattern: string): void
  /** Another `seconds` have passed on the current page. */
  beat(seconds: number): void
  /** Sends the waiting reports now. */
  flush(): Promise<void>
  /** Called on sign-out: waiting reports lose the name of the customer. */
  forget(): Promise<void>
  /** Begins to send, with what earlier visits left. */
  start(): void
}

/** Events held in memory until the visitor has answered the consent question. product §0.6 */
const MOST_WAITING = 50

/** Tracking of the whole app. CO-04, reliability §5.8 */
export function createTracker(deps: TrackerDeps): Tracker {
  const { send, consent, signedIn, account, outbox, now, sid } = deps
  const nextId = createIds(now)
  const wxId = () => deps.wxId() ?? wxIdOf(deps.accessToken())
  const pump = createPump({
    outbox,
    now,
    exclusive: deps.exclusive ?? acrossTabs,
    deliver: async (item) =>
      consent.state() === 'accepted' ? deliver(item, { send, signedIn, wxId, account }) : 'retry',
  })
  let waiting: Item[] = []
  let page: { pattern: string; since: number } | undefined

  const put = async (item: Item): Promise<void> => {
    const state = consent.state()
    if (state === 'unknown') waiting = [...waiting, item].slice(-MOST_WAITING)
    if (state !== 'accepted') return
    await outbox.add(item)
    await pump()
  }

  const eventItem = (category: string, action: string, label: string | undefined): Item => {
    const number = deps.salesNumber()
    const mine = wxId()
    const about = { ...(label !== undefined && { label }), ...(number && { number }), ...(mine && { wxId: mine }) }
    const event = { category, action, ...about, url: page?.pattern ?? '', at: now(), sid }
    return { kind: 'event', id: nextId(), tries: 0, customer: signedIn(), account: account(), event }
  }

  const landingItem = (): Item | null => {
    const landing = deps.landing()
    if (!landing) return null
    const { wxId: sharer, path, salesNumber } = landing
    const item = { kind: 'landing', id: nextId(), tries: 0, wxId: sharer, path, ts: now() } as const
    return { ...item, ...(salesNumber !== null && { salesNumber }) }
  }

  const track: Track = (category, action, ...[label]) => {
    return within(TRACK_WAIT, put(eventItem(category, action, label)))
  }

  const consentChanged = async () => {
    const state = consent.state()
    if (state === 'unknown') return
    const held = waiting
    waiting = []
    if (state === 'refused') return outbox.clear()
    for (const item of held) await outbox.add(item)
    const landing = landingItem()
    if (landing) await outbox.add(landing)
    await pump(true)
  }

  return {
    track,
    view(pattern) {
      if (page) void track('page', 'leave', stayOf(now() - page.since))
      page = { pattern, since: now() }
      void track('page', 'view', pattern)
    },
    beat(seconds) {
      // This endpoint is for customers: it answers a guest's beat with 401.
      if (!page || !signedIn() || consent.state() !== 'accepted') return
      void send(trackHeartbeat, { page: page.pattern, seconds }).catch(() => undefined)
    },
    flush: () => (consent.state() === 'accepted' ? pump(true) : Promise.resolve()),
    async forget() {
      waiting = waiting.map((item) => (item.kind === 'event' ? withoutPerson(item) : item))
      for (const item of await outbox.all()) {
        // A customer who logged in by number may have no wxId.
        const isNamed = item.kind === 'event' && (item.customer || item.event.wxId !== undefined)
        if (isNamed) await outbox.add(withoutPerson(item))
      }
    },
    start() {
      void consentChanged().catch(() => undefined)
      consent.subscribe(() => void consentChanged().catch(() => undefined))
    },
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  await Promise.race([work.catch(() => undefined), timeout])
  clearTimeout(timer)
}
