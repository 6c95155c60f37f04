import { heartbeat } from '#api/domains/tracking.ts'
import type { Send } from '#api/send.ts'
import { TRACK_WAIT } from '#config/constants.ts'
import { deliver, withoutPerson } from './deliver.ts'
import { createIds, type Item } from './event.ts'
import { acrossTabs } from './exclusive.ts'
import { isTaken, type Landing, landingItem, type Marks, take } from './landing.ts'
import type { Outbox } from './outbox.ts'
import { createPump, type Exclusive } from './pump.ts'
import { stayOf } from './stay.ts'
import { wxIdInToken } from './wx-id-in-token.ts'

export interface TrackerDeps {
  send: Send
  consent: {
    state: () => 'unknown' | 'accepted' | 'refused'
    subscribe: (changed: () => void) => () => void
  }
  signedIn: () => boolean
  salesNumber: () => string | null
  /** As stored; when it is not, the one in the access token counts. */
  wxId: () => string | null
  accessToken: () => string | null
  outbox: Outbox
  marks: Marks
  now: () => number
  /** Names the visit. */
  sid: string
  exclusive?: Exclusive
}

/** What happens in the app, for its operator. Never throws, never shows anything, never waits for the network. */
export interface Tracker {
  /** Resolves when it has been answered, after 100 ms at the latest: may be awaited before leaving a page. */
  track(category: string, action: string, label?: string): Promise<void>
  /** A page is shown; `pattern` as in the route table. Ends the visit of the page before. */
  view(pattern: string): void
  /** Reported once per visit and link; one's own link is none. */
  land(landing: Landing): void
  /** So many seconds on the page shown have passed. */
  beat(seconds: number): void
  /** Sends what waits, now. */
  flush(): Promise<void>
  /** Somebody signs out: what still waits says no longer who did it. */
  forget(): Promise<void>
  /** Takes up what earlier visits left. Returns how to stop. */
  start(): () => void
}

/** Events and landings held in memory until the customer has answered the question for consent. product 0.6 */
const MOST_WAITING = 50

/** Tracking of the whole app. product CO-04, reliability 5.8 */
export function createTracker(deps: TrackerDeps): Tracker {
  const { send, consent, signedIn, outbox, now, sid } = deps
  const nextId = createIds(now)
  const wxId = () => deps.wxId() ?? wxIdInToken(deps.accessToken())
  const pump = createPump({
    outbox,
    now,
    exclusive: deps.exclusive ?? acrossTabs,
    deliver: async (item) => (consent.state() === 'accepted' ? deliver(item, { send, signedIn, wxId }) : 'later'),
  })
  let waiting: (() => Item | null)[] = []
  let page: { pattern: string; since: number } | undefined

  const keep = async (item: Item | null) => {
    if (!item) return
    await outbox.add(item)
    await pump()
  }

  // `make` runs at the time of storing: a landing is marked as taken only when it no longer hangs on memory.
  const put = async (make: () => Item | null): Promise<void> => {
    const state = consent.state()
    if (state === 'accepted') return keep(make())
    if (state === 'unknown') waiting = [...waiting, make].slice(-MOST_WAITING)
  }

  const eventItem = (category: string, action: string, label: string | undefined): Item => {
    const number = deps.salesNumber()
    const mine = wxId()
    const about = { ...(label !== undefined && { label }), ...(number && { number }), ...(mine && { wxId: mine }) }
    const event = { category, action, ...about, url: page?.pattern ?? '', at: now(), sid }
    return { kind: 'event', id: nextId(), tries: 0, customer: signedIn(), event }
  }

  const track: Tracker['track'] = (category, action, label) => {
    const item = eventItem(category, action, label)
    return within(
      TRACK_WAIT,
      put(() => item),
    )
  }

  const consentChanged = async () => {
    const state = consent.state()
    if (state === 'unknown') return
    const held = waiting
    waiting = []
    if (state === 'refused') return outbox.clear()
    for (const make of held) {
      const item = make()
      if (item) await outbox.add(item)
    }
    await pump(true)
  }

  return {
    track,
    view(pattern) {
      if (page) void track('page', 'leave', stayOf(now() - page.since))
      page = { pattern, since: now() }
      void track('page', 'view', pattern)
    },
    land(landing) {
      if (landing.wxId === wxId()) return
      const ts = now()
      void put(() => {
        if (isTaken(landing, deps.marks)) return null
        take(landing, deps.marks)
        return landingItem(landing, nextId(), ts)
      }).catch(() => undefined)
    },
    beat(seconds) {
      // The path is a customer's: a guest's beat would only be answered with 401.
      if (!page || !signedIn() || consent.state() !== 'accepted') return
      void send(heartbeat, { page: page.pattern, seconds }).catch(() => undefined)
    },
    flush: () => (consent.state() === 'accepted' ? pump(true) : Promise.resolve()),
    async forget() {
      waiting = waiting.map((make) => () => anonymous(make()))
      for (const item of await outbox.all()) {
        if (item.kind === 'event' && item.event.wxId !== undefined) await outbox.add(withoutPerson(item))
      }
    },
    start() {
      void consentChanged().catch(() => undefined)
      return consent.subscribe(() => void consentChanged().catch(() => undefined))
    },
  }
}

function anonymous(item: Item | null): Item | null {
  return item?.kind === 'event' ? withoutPerson(item) : item
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}
