import type { Send } from '#api/send.ts'
import { quotesMarket } from './calls.ts'
import type { Market } from './shapes.ts'
import type { LastPrices } from './last-prices.ts'
import { createOrder, OutOfOrder } from './order.ts'
import { createResource } from './resource.ts'

/** Between two looks while prices move: 5 s, a second earlier or later, so that phones do not ask together. quotes §2 */
const PACE = 5_000
const SPREAD = 1_000
/** After a change of state the service is given so long to know its prices. */
const AFTER_CHANGE = 3_000
/** The longest wait after failures. */
const LONGEST = 60_000
/** A timer that is set for hours is wrong after a sleep of the device. */
const LONGEST_TIMER = 600_000

const MOVING: readonly (string | undefined)[] = ['AUCTION', 'PRE_OPEN', 'OPEN', 'CLOSE_AUCTION']

/** Whether prices move in a state of the market. */
export function pricesMove(state: string | undefined): boolean {
  return MOVING.includes(state)
}

export interface BeatDeps {
  send: Send
  /** What was seen before, for a page without a network. */
  last?: LastPrices | undefined
  /** Ms since any moment, never set back: the device's date may be wrong. */
  elapsed: () => number
  /** Epoch ms of the device, for how old an answer is. */
  now: () => number
  /** 0 to 1. */
  random: () => number
  /** Whether the page is seen. */
  seen: () => boolean
}

/** What is due: a tick of moving prices, or everything anew. */
export type Beat = 'tick' | 'all'

/**
 * The one clock of all quotes: ticks while prices move and the page is seen, once more three seconds after each change
 * of the market's state, and rests meanwhile. `onBeat` resolves with whether everything was answered. quotes §2
 */
export function createBeat(deps: BeatDeps, onBeat: (beat: Beat) => Promise<boolean>) {
  const inOrder = createOrder()
  const market = createResource<Market>(deps, async (before) => {
    const next = await deps.send(quotesMarket, {})
    if (!inOrder(next.now, before?.now ?? 0)) throw new OutOfOrder('a market from before the one shown')
    return next
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let heldAt = 0
  let failures = 0
  let users = 0
  let running = false
  /** The first beat of a page is about to come. */
  let first = false

  const held = (): Market | undefined => {
    const loaded = market.get()
    return loaded.state === 'ready' ? loaded.data : undefined
  }
  /** Ms until the state changes, counted from the market's own clock. */
  const untilChange = (): number => {
    const known = held()
    if (!known) return Infinity
    // A market that has already changed by its own words is asked again a minute later.
    const total = known.nextAt > known.now ? known.nextAt - known.now + AFTER_CHANGE : LONGEST
    return heldAt + total - deps.elapsed()
  }
  const isMoving = () => pricesMove(held()?.state)
  const wait = (): number => {
    if (failures > 0) return Math.min(LONGEST, PACE * 2 ** (failures - 1)) + jitter()
    return isMoving() ? Math.min(untilChange(), PACE + jitter()) : untilChange()
  }
  const jitter = () => (deps.random() * 2 - 1) * SPREAD
  const plan = () => {
    clearTimeout(timer)
    if (users === 0 || !deps.seen()) return
    const ms = Math.max(0, wait())
    if (ms > LONGEST_TIMER) timer = setTimeout(plan, LONGEST_TIMER)
    else timer = setTimeout(() => void beat(untilChange() <= 0 || failures > 0 ? 'all' : 'tick'), ms)
  }
  const beat = async (what: Beat) => {
    if (running) return
    running = true
    first = false
    try {
      const asksMarket = !held() || untilChange() <= 0 || market.failed()
      const [knowsMarket, answered] = await Promise.all([asksMarket ? askMarket() : true, onBeat(what)])
      failures = knowsMarket && answered ? 0 : failures + 1
    } finally {
      running = false
      plan()
    }
  }
  const askMarket = async () => {
    const ok = await market.renew()
    if (ok) heldAt = deps.elapsed()
    return ok
  }
  return {
    market,
    /** Something is on the screen from now on; call the result when it no longer is. */
    use() {
      users += 1
      // With everything else that the same page shows.
      if (users === 1) {
        first = true
        timer = setTimeout(() => void beat('tick'), 0)
      }
      return () => {
        users -= 1
        if (users === 0) clearTimeout(timer)
      }
    },
    /** Counts what was asked beside the beat. */
    answered(ok: boolean) {
      if (ok || failures > 0) return
      failures = 1
      if (!running && !first) plan()
    },
    /** The page is seen again, or no longer. */
    look() {
      clearTimeout(timer)
      if (users > 0 && deps.seen()) void beat('all')
    },
  }
}
