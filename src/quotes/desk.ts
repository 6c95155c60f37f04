import { is, object } from 'valibot'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import type { Send } from '#api/send.ts'
import type { Answer } from '#data/answer.ts'
import { type Beat, type BeatDeps, createBeat } from './beat.ts'
import { createBoard } from './board.ts'
import { AGAIN, OutOfOrder } from './order.ts'
import { createResource, type Resource } from './resource.ts'
import { Time } from '#api/shapes/number.ts'

/** How often an answer is refreshed while visible: with every tick, each minute, or only when the state changes. */
export type Pace = 'tick' | 'minute' | 'change'

const MINUTE = 60_000
const JUST_NOW = 1_000
/** Rows that scroll into view together are requested together. */
const TOGETHER = 50
/** How many chart answers are kept for a return. */
const KEPT = 24

/**
 * Refreshes an answer: the request for the rest if only a part is needed, and the merge of both; `undefined`: they do
 * not fit. Throws `OutOfOrder` if the new one is older than the shown one.
 */
export interface Renewal<C extends Call> {
  ask?: (before: OutputOf<C>) => InputOf<C>
  merge: (before: OutputOf<C>, next: OutputOf<C>) => OutputOf<C> | undefined
}

interface Held {
  key: string
  resource: Resource<unknown>
  pace: Pace
  users: number
  renewedAt: number
}

/** The single owner of quotes: every quote on a page is requested here. */
export type Desk = ReturnType<typeof createDesk>

/** An answer with its own time. */
const Dated = object({ asOf: Time })

interface DeskDeps extends BeatDeps {
  /** The document's painted answers, by `callKey`. */
  painted?: (key: string) => Answer | undefined
}

export function createDesk(deps: DeskDeps) {
  /** @throws OutOfOrder if the answer is dated after the service's clock */
  const send: Send = async (call, input) => {
    const data = await deps.send(call, input)
    const asOf = is(Dated, data) ? data.asOf : 0
    if (await beat.isAhead(asOf)) throw new OutOfOrder('an answer from the future')
    return data
  }
  const board = createBoard({ ...deps, send })
  const held = new Map<string, Held>()
  const fresh = new Set<string>()
  let asking: ReturnType<typeof setTimeout> | undefined

  const renew = async (one: Held) => {
    if (await one.resource.renew()) one.renewedAt = deps.elapsed()
  }
  /** After a failure it is due when its backoff is over. */
  const mayAsk = (retryAt: number | undefined, what: Beat, usually: boolean) => {
    if (what === 'all') return true
    return retryAt === undefined ? usually && what === 'tick' : retryAt <= deps.elapsed() + 1
  }
  const isDue = ({ users, pace, resource, renewedAt }: Held, what: Beat) => {
    const age = deps.elapsed() - renewedAt
    // It was requested when it appeared, just before the beat.
    if (users === 0 || age < JUST_NOW) return false
    return mayAsk(resource.retryAt(), what, pace === 'tick' || (pace === 'minute' && age >= MINUTE))
  }
  const beat = createBeat(deps, {
    async onBeat(what) {
      fresh.clear()
      const due = [...held.values()].filter((one) => isDue(one, what))
      const asks = mayAsk(board.retryAt(), what, true)
      await Promise.all([asks ? board.ask(board.wanted()) : undefined, ...due.map(renew)])
    },
    retryAt() {
      const failed = [...held.values()].flatMap(({ users, resource }) => (users > 0 ? (resource.retryAt() ?? []) : []))
      return Math.min(Infinity, board.wanted().length > 0 ? (board.retryAt() ?? Infinity) : Infinity, ...failed)
    },
  })
  const askFresh = async () => {
    asking = undefined
    const symbols = [...fresh]
    fresh.clear()
    if (!deps.seen()) return
    await board.ask(symbols)
    beat.replan()
  }
  const forget = () => {
    for (const [key, { users }] of held) if (held.size > KEPT && users === 0) held.delete(key)
  }

  return {
    market: beat.market,
    board,
    look: beat.look,
    /** Requests once, for past data. */
    ask: deps.send,
    /** Keeps time for a subscriber of the market's state only. */
    use: beat.use,
    /** Requests unsubscribed prices once, e.g. for sorting a list. */
    async glance(symbols: readonly string[]): Promise<void> {
      const shown = new Set(board.wanted())
      if (deps.seen()) await board.ask(symbols.filter((symbol) => !shown.has(symbol)))
      beat.replan()
    },
    /** Subscribes to the prices of these until the result is called; `kept` ones are available offline, too. */
    show(symbols: readonly string[], kept = false) {
      const shown = new Set(board.wanted())
      const release = board.want(symbols, kept)
      for (const symbol of symbols) if (!shown.has(symbol)) fresh.add(symbol)
      const rest = beat.use()
      asking ??= setTimeout(() => void askFresh(), TOGETHER)
      return () => {
        release()
        rest()
      }
    },
    /** The answer of a call, shared by all subscribers. */
    answer<C extends Call>(call: C, input: InputOf<C>, pace: Pace, renewal?: Renewal<C>): Held {
      const key = callKey(call, input)
      const known = held.get(key)
      if (known) return known
      let behind = 0
      const ask = async (before: unknown) => {
        // Only answers of this call stand under its key.
        const old = before as OutputOf<C> | undefined
        if (old === undefined || !renewal || behind >= AGAIN) {
          behind = 0
          return send(call, input)
        }
        try {
          const next = await send(call, renewal.ask?.(old) ?? input)
          return renewal.merge(old, next) ?? (await send(call, input))
        } catch (error) {
          behind = error instanceof OutOfOrder ? behind + 1 : 0
          throw error
        }
      }
      const one: Held = {
        key,
        resource: createResource<unknown>(deps, ask, deps.painted?.(key)),
        pace,
        users: 0,
        renewedAt: -MINUTE,
      }
      held.set(key, one)
      return one
    },
    /** Subscribes to an answer until the result is called. */
    showAnswer(one: Held) {
      one.users += 1
      held.set(one.key, one)
      forget()
      const rest = beat.use()
      if (one.users === 1 && deps.seen()) void renew(one).then(beat.replan)
      return () => {
        one.users -= 1
        rest()
      }
    },
  }
}
