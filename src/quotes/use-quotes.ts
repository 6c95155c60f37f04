import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import type { Entry } from './board.ts'
import { quotesDepth, quotesIndexes, quotesMinutes, quotesSymbols } from './calls.ts'
import { renewal } from './minutes.ts'
import { newerOf } from './order.ts'
import { joined } from './send.ts'
import type { Depth, Market, Minutes, Snapshot, SymbolInfo } from './shapes.ts'
import { useAnswer } from './use-answer.ts'
import { useDesk } from './use-desk.ts'

/** Answers that are always requested as a whole. */
export const WHOLE = { merge: newerOf }

/** The state of the market, refreshed when it changes. */
export function useMarket(): Loaded<Market> {
  const desk = useDesk()
  useEffect(() => desk.use(), [desk])
  return useSyncExternalStore(desk.market.subscribe, desk.market.get, desk.market.get)
}

interface Shown {
  /** Whether it is on the screen; true by default. */
  seen?: boolean
  /**
   * The last price is stored on the device: for the watchlist and public pages, never for stocks named by a service.
   */
  kept?: boolean
}

/**
 * The price of one symbol, refreshed while `seen`; an off-screen row keeps its last. Rerenders only when this price
 * changes.
 */
export function useQuote(symbol: string, { seen = true, kept = false }: Shown = {}): Entry {
  const desk = useDesk()
  useEffect(() => (seen ? desk.show([symbol], kept) : undefined), [desk, symbol, seen, kept])
  const get = () => desk.board.of(symbol)
  return useSyncExternalStore(desk.board.subscribe, get, get)
}

/** The prices of several symbols, refreshed while they are `seen` together. */
export function useQuotes(
  symbols: readonly string[],
  { seen = true, kept = false }: Shown = {},
): ReadonlyMap<string, Entry> {
  const desk = useDesk()
  const key = joined(symbols)
  useEffect(() => (key !== '' && seen ? desk.show(key.split(','), kept) : undefined), [desk, key, seen, kept])
  const version = useSyncExternalStore(desk.board.subscribe, desk.board.version, desk.board.version)
  return useMemo(
    () => new Map(key.split(',').map((symbol) => [symbol, desk.board.of(symbol)])),
    // The board's content changes with its version.
    // oxlint-disable-next-line react/exhaustive-deps
    [desk, key, version],
  )
}

/** Whether a shown price was never available. */
export function usePricesFail(): boolean {
  const { subscribe, fails } = useDesk().board
  return useSyncExternalStore(subscribe, fails, fails)
}

/** The prices of the market's indexes. */
export function useIndexes(): Loaded<{ asOf: number; list: Snapshot[] }> {
  return useAnswer(quotesIndexes, {}, 'tick', WHOLE)
}

/** Master data of symbols; at most 60. */
export function useSymbols(symbols: readonly string[]): Loaded<ReadonlyMap<string, SymbolInfo>> {
  const found = useAnswer(quotesSymbols, symbols.length === 0 ? null : { symbols: joined(symbols) }, 'change')
  return useMemo(() => mapLoaded(found, (list) => new Map(list.map((each) => [each.symbol, each]))), [found])
}

/** The minutes of the newest trading day, or of five; refreshed from the last slot on. */
export function useMinutes(symbol: string | null, days: 1 | 5): Loaded<Minutes> {
  return useAnswer(quotesMinutes, symbol === null ? null : { symbol, days }, 'tick', renewal)
}

/** The order book of a symbol, while it is shown. */
export function useDepth(symbol: string | null): Loaded<Depth> {
  return useAnswer(quotesDepth, symbol === null ? null : { symbol }, 'tick', WHOLE)
}
