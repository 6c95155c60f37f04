import type { Send } from '#api/send.ts'
import { quotesMarket } from './calls.ts'
import type { Market } from './shapes.ts'
import type { LastPrices } from './last-prices.ts'
import { type BackoffDeps, jitter, PACE } from './backoff.ts'
import { createOrder, OutOfOrder } from './order.ts'
import { createResource } from './resource.ts'

/** How long the service has for its prices after a change of state. */
const AFTER_CHANGE = 3_000
/** A market whose own next change is overdue is requested again after this time. */
const OVERDUE = 60_000
/** A timer set for hours is wrong after a sleep of the device. */
const LONGEST_TIMER = 600_000
/** Timers may fire this much too early. */
const EARLY = 1
/** Prices dated further than this after the service's clock are wrong. */
const AHEAD = 60_000

const MOVING: readonly (string | undefined)[] = ['AUCTION', 'PRE_OPEN', 'OPEN', 'CLOSE_AUCTION']

/** Whether prices move in a state of the market. */
export function pricesMove(state: string | undefined): boolean {
  return MOVING.includes(state)
}

export interface BeatDeps extends BackoffDeps {
  send: Send
  /** Last seen prices, for an offline page. */
  last?: LastPrices | undefined
  /** Epoch ms of the device, for how old an answer is. */
  now: () => number
  /** Whether the page is visible. */
  seen: () => boolean
}

/** What is due: a tick of moving prices, everything, or only failed answers after their backoff. */
export type Beat = 'tick' | 'all' | 'again'

/** A subscriber of the beat. */
interface Players {
  /** Requests what is due. */
  onBeat: (beat: Beat) => Promise<unknown>
  /** When a failed request may be retried, by `elapsed`; Infinity if none failed. */
  retryAt: () => number
}

/**
 * The single clock of all quotes: ticks while prices move and the page is visible, once more three seconds after each
 * change of the market's state, and pauses in between. Failures back off separately and slow nothing else. quotes §2
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
  /** When the market last answered, by `elapsed`. */
  let answeredAt = 0
  /** When the known state of the market ends, by `elapsed`. */
  let changesAt = Infinity
  let tickAt = 0
  let users = 0
  let running: Beat | undefined
  /** The answers of the running beat may be too few, or too old, for the last return. */
  let missed = false
  /** The first beat of a page is pending. */
  let first = false

  const isSeen = () => users > 0 && deps.seen()
  const isOver = () => changesAt <= deps.elapsed() + EARLY
  /** An overdue state moves nothing. */
  const isMoving = () => {
    const known = market.get()
    return known.state === 'ready' && pricesMove(known.data.state) && !isOver()
  }
  const asksMarket = (what: Beat) => {
    // `elapsed` may have stood still meanwhile, and the state changed.
    if (what === 'all') return true
    const again = market.retryAt()
    if (again !== undefined) return again <= deps.elapsed() + EARLY
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
    if (!isSeen()) return
    const ms = Math.max(0, nextAt() - deps.elapsed())
    if (ms > LONGEST_TIMER) timer = setTimeout(plan, LONGEST_TIMER)
    else timer = setTimeout(() => void beat(whatIsDue()), ms)
  }
  const beat = async (what: Beat) => {
    if (running !== undefined) return
    running = what
    first = false
    try {
      await Promise.all([asksMarket(what) ? askMarket() : undefined, onBeat(what)])
    } finally {
      const again = missed && isSeen()
      running = undefined
      missed = false
      if (what !== 'again') tickAt = deps.elapsed() + PACE + jitter(deps)
      if (again) void beat('all')
      else plan()
    }
  }
  const askMarket = async () => {
    await market.renew()
    const known = market.get()
    if (known.state !== 'ready' || market.retryAt() !== undefined) return
    const { now, nextAt: end } = known.data
    changesAt = deps.elapsed() + (end > now ? end - now + AFTER_CHANGE : OVERDUE)
  }
  /** The service's clock. Of the device's two one stops while it sleeps, and the other may be changed. */
  const clock = () => {
    const known = market.get()
    if (known.state !== 'ready') return undefined
    return known.data.now + Math.max(deps.elapsed() - answeredAt, deps.now() - known.savedAt)
  }
  return {
    market,
    /** Whether a time is after the service's clock, which is requested again if so. */
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
    /** Something was requested outside the beat, and may have failed. */
    replan() {
      if (running === undefined && !first) plan()
    },
    /** The page is visible again, or no longer. */
    look() {
      clearTimeout(timer)
      // A beat that requests everything does for several events of one return, but not for a later return.
      missed ||= running !== undefined && (running !== 'all' || !deps.seen())
      if (isSeen()) void beat('all')
    },
  }
}
