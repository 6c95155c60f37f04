import type { Send } from '#api/send.ts'
import { quotesMarket } from './calls.ts'
import type { Market } from './shapes.ts'
import type { LastPrices } from './last-prices.ts'
import { type BackoffDeps, jitter, PACE } from './backoff.ts'
import { createOrder, OutOfOrder } from './order.ts'
import { createResource } from './resource.ts'

/** After a change of state the service is given so long to know its prices. */
const AFTER_CHANGE = 3_000
/** A market that has already changed by its own words is asked again after so long. */
const OVERDUE = 60_000
/** A timer that is set for hours is wrong after a sleep of the device. */
const LONGEST_TIMER = 600_000
/** Timers may fire so much too early. */
const EARLY = 1
/** Prices dated later than this after the service's clock are wrong. */
const AHEAD = 60_000

const MOVING: readonly (string | undefined)[] = ['AUCTION', 'PRE_OPEN', 'OPEN', 'CLOSE_AUCTION']

/** Whether prices move in a state of the market. */
export function pricesMove(state: string | undefined): boolean {
  return MOVING.includes(state)
}

export interface BeatDeps extends BackoffDeps {
  send: Send
  /** What was seen before, for a page without a network. */
  last?: LastPrices | undefined
  /** Epoch ms of the device, for how old an answer is. */
  now: () => number
  /** Whether the page is seen. */
  seen: () => boolean
}

/** What is due: a tick of moving prices, everything anew, or only what failed and waited long enough. */
export type Beat = 'tick' | 'all' | 'again'

/** What keeps to the beat. */
interface Players {
  /** Asks for what is due. */
  onBeat: (beat: Beat) => Promise<unknown>
  /** When something that failed may be requested again, by `elapsed`; Infinity where nothing did. */
  retryAt: () => number
}

/**
 * The one clock of all quotes: ticks while prices move and the page is seen, once more three seconds after each change
 * of the market's state, and rests meanwhile. What failed waits by itself and slows nothing else. quotes §2
 */
export function createBeat(deps: BeatDeps, { onBeat, retryAt }: Players) {
  const inOrder = createOrder()
  const market = createResource<Market>(deps, async (before) => {
    const next = await deps.send(quotesMarket, {})
    answeredAt = deps.elapsed()
    if (!inOrder(next.now, before?.now ?? 0)) throw new OutOfOrder('a market from before the one shown')
    return next
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the market was last answered, by `elapsed`. */
  let answeredAt = 0
  /** When the known state of the market ends, by `elapsed`. */
  let changesAt = Infinity
  let tickAt = 0
  let users = 0
  let running = false
  /** The first beat of a page is about to come. */
  let first = false

  const isOver = () => changesAt <= deps.elapsed() + EARLY
  /** A state that should have ended moves nothing. */
  const isMoving = () => {
    const known = market.get()
    return known.state === 'ready' && pricesMove(known.data.state) && !isOver()
  }
  const asksMarket = (what: Beat) => {
    const again = market.retryAt()
    if (again !== undefined) return what === 'all' || again <= deps.elapsed() + EARLY
    return isOver() || market.get().state !== 'ready'
  }
  const nextAt = () => {
    const change = market.retryAt() ?? changesAt
    return Math.min(change, isMoving() ? tickAt : Infinity, retryAt())
  }
  const whatIsDue = (): Beat => {
    if (market.retryAt() === undefined && isOver()) return 'all'
    return isMoving() && tickAt <= deps.elapsed() + EARLY ? 'tick' : 'again'
  }
  const plan = () => {
    clearTimeout(timer)
    if (users === 0 || !deps.seen()) return
    const ms = Math.max(0, nextAt() - deps.elapsed())
    if (ms > LONGEST_TIMER) timer = setTimeout(plan, LONGEST_TIMER)
    else timer = setTimeout(() => void beat(whatIsDue()), ms)
  }
  const beat = async (what: Beat) => {
    if (running) return
    running = true
    first = false
    try {
      await Promise.all([asksMarket(what) ? askMarket() : undefined, onBeat(what)])
    } finally {
      running = false
      if (what !== 'again') tickAt = deps.elapsed() + PACE + jitter(deps)
      plan()
    }
  }
  const askMarket = async () => {
    await market.renew()
    const known = market.get()
    if (known.state !== 'ready' || market.retryAt() !== undefined) return
    const { now, nextAt: end } = known.data
    changesAt = deps.elapsed() + (end > now ? end - now + AFTER_CHANGE : OVERDUE)
  }
  /** The service's clock. Of the device's two one stands still while it sleeps, and the other may be set back. */
  const clock = () => {
    const known = market.get()
    if (known.state !== 'ready') return undefined
    return known.data.now + Math.max(deps.elapsed() - answeredAt, deps.now() - known.savedAt)
  }
  return {
    market,
    /** Whether a time is after the service's clock, which is requested again where it seems so. */
    async isAhead(at: number): Promise<boolean> {
      if (at <= (clock() ?? deps.now()) + AHEAD) return false
      await askMarket()
      return at > (clock() ?? Infinity) + AHEAD
    },
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
    /** Something was asked for beside the beat, and may have failed. */
    replan() {
      if (!running && !first) plan()
    },
    /** The page is seen again, or no longer. */
    look() {
      clearTimeout(timer)
      if (users > 0 && deps.seen()) void beat('all')
    },
  }
}
