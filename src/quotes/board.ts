import type { Send } from '#api/send.ts'
import { quotesSnapshot } from './calls.ts'
import { type BackoffDeps, createBackoff } from './backoff.ts'
import { createOrder, OutOfOrder } from './order.ts'
import { FAILURES_SHOWN } from './resource.ts'
import { joined } from './send.ts'
import type { LastPrices } from './last-prices.ts'
import type { Snapshot } from './shapes.ts'

/** What is known of one symbol's price. */
export interface Entry {
  /** Absent before an answer, and if the service does not know the symbol. */
  quote: Snapshot | undefined
  /** The time of the price by the service's clock, epoch ms; 0: never. */
  asOf: number
  /** `failed`: there was never an answer, and the newest request failed. */
  state: 'loading' | 'ready' | 'failed'
  /** Failed to refresh twice. */
  stale: boolean
}

const NOTHING: Entry = { quote: undefined, asOf: 0, state: 'loading', stale: false }
/** The most symbols of one request. */
const MOST = 60

/** Symbols in batches of a request's size. */
export function partsOf(symbols: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let at = 0; at < symbols.length; at += MOST) parts.push(symbols.slice(at, at + MOST))
  return parts
}

interface BoardDeps extends BackoffDeps {
  send: Send
  last?: LastPrices | undefined
}

/** The prices of everything on a screen: one request for all of them. quotes §2 */
export function createBoard({ send, last, ...deps }: BoardDeps) {
  const backoff = createBackoff(deps)
  const entries = new Map<string, Entry>()
  const wanted = new Map<string, number>()
  /** Those whose last price may be stored on the device. */
  const keepable = new Map<string, number>()
  const listeners = new Set<() => void>()
  let version = 0
  const inOrder = createOrder()

  const changed = () => {
    version += 1
    for (const each of listeners) each()
  }
  const take = (symbols: readonly string[], asOf: number, list: readonly Snapshot[]) => {
    const found = new Map(list.map((quote) => [quote.symbol, quote]))
    for (const symbol of symbols) {
      const before = entries.get(symbol)
      const quote = found.get(symbol)
      if (before && sameQuote(before, quote)) entries.set(symbol, Object.assign(before, { asOf }))
      else entries.set(symbol, { quote, asOf, state: 'ready', stale: false })
    }
  }
  const fail = (symbols: readonly string[]) => {
    for (const symbol of symbols) {
      const { quote, asOf, state, stale } = entries.get(symbol) ?? NOTHING
      if (state !== 'ready') entries.set(symbol, recalled(symbol))
      else if (backoff.failures() >= FAILURES_SHOWN && !stale) entries.set(symbol, { quote, asOf, state, stale: true })
    }
  }
  const recalled = (symbol: string): Entry => {
    const known = last?.recall(symbol)
    return known ? { quote: known, asOf: known.at ?? 0, state: 'ready', stale: true } : { ...NOTHING, state: 'failed' }
  }
  const askSome = async (symbols: readonly string[]): Promise<boolean> => {
    try {
      const { asOf, list } = await send(quotesSnapshot, { symbols: joined(symbols) })
      const newest = Math.max(0, ...symbols.map((symbol) => entries.get(symbol)?.asOf ?? 0))
      if (!inOrder(asOf, newest)) throw new OutOfOrder('prices from before those shown')
      take(symbols, asOf, list)
      last?.keep(list.filter(({ symbol }) => keepable.has(symbol)))
      return true
    } catch {
      return false
    }
  }
  const ask = async (symbols: readonly string[]): Promise<void> => {
    if (symbols.length === 0) return
    const parts = partsOf([...symbols].sort())
    const answered = await Promise.all(parts.map(askSome))
    const lost = parts.filter((_, at) => !answered[at]).flat()
    backoff.note(lost.length === 0)
    fail(lost)
    changed()
  }
  return {
    of: (symbol: string): Entry => entries.get(symbol) ?? NOTHING,
    /** Increases with every answer. */
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** These are on the screen from now on; call the result when they no longer are. `kept`: offline as well. */
    want(symbols: readonly string[], kept: boolean) {
      const release = [counted(wanted, symbols), ...(kept ? [counted(keepable, symbols)] : [])]
      return () => release.forEach((each) => each())
    },
    wanted: (): string[] => [...wanted.keys()],
    /** Whether a shown price is missing because nothing answered. */
    fails: (): boolean => [...wanted.keys()].some((symbol) => entries.get(symbol)?.state === 'failed'),
    ask,
    /** When prices may be requested again after a failure, by `elapsed`; undefined if none failed. */
    retryAt: backoff.retryAt,
  }
}

/** One more user of each; the result removes it. */
function counted(users: Map<string, number>, symbols: readonly string[]): () => void {
  for (const symbol of symbols) users.set(symbol, (users.get(symbol) ?? 0) + 1)
  return () => {
    for (const symbol of symbols) {
      const left = (users.get(symbol) ?? 1) - 1
      if (left > 0) users.set(symbol, left)
      else users.delete(symbol)
    }
  }
}

function sameQuote({ quote: before, state, stale }: Entry, quote: Snapshot | undefined): boolean {
  if (state !== 'ready' || stale) return false
  return JSON.stringify(before) === JSON.stringify(quote)
}
