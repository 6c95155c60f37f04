import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { InputOf } from '#api/call.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import type { Entry } from './board.ts'
import { quotesBars, quotesIndexes, quotesMinutes, quotesSparks, quotesSymbols } from './calls.ts'
import type { Renewal } from './desk.ts'
import { renewal } from './minutes.ts'
import { OutOfOrder } from './order.ts'
import { joined } from './send.ts'
import type { Bars, Market, Minutes, Snapshot, SymbolInfo } from './shapes.ts'
import { useAnswer } from './use-answer.ts'
import { useDesk } from './use-desk.ts'

/** The state of the market, renewed when it changes. */
export function useMarket(): Loaded<Market> {
  const desk = useDesk()
  useEffect(() => desk.use(), [desk])
  return useSyncExternalStore(desk.market.subscribe, desk.market.get, desk.market.get)
}

/**
 * The price of one symbol, renewed while `seen`; a row that is off the screen keeps its last. Drawn anew only when this
 * price changes.
 */
export function useQuote(symbol: string, seen = true): Entry {
  const desk = useDesk()
  useEffect(() => (seen ? desk.show([symbol]) : undefined), [desk, symbol, seen])
  const get = () => desk.board.of(symbol)
  return useSyncExternalStore(desk.board.subscribe, get, get)
}

/** The prices of several symbols that are all on the screen, or by which a list is sorted. */
export function useQuotes(symbols: readonly string[]): ReadonlyMap<string, Entry> {
  const desk = useDesk()
  const key = joined(symbols)
  useEffect(() => (key === '' ? undefined : desk.show(key.split(','))), [desk, key])
  const version = useSyncExternalStore(desk.board.subscribe, desk.board.version, desk.board.version)
  return useMemo(
    () => new Map(key.split(',').map((symbol) => [symbol, desk.board.of(symbol)])),
    // What is on the board changes with its version.
    // oxlint-disable-next-line react/exhaustive-deps
    [desk, key, version],
  )
}

/** Indexes are asked for whole. */
const inTime: Renewal<typeof quotesIndexes> = {
  ask: () => ({}),
  merge(before, next) {
    if (next.asOf < before.asOf) throw new OutOfOrder('indexes from before those shown')
    return next
  },
}

/** The prices of the market's indexes. */
export function useIndexes(): Loaded<{ asOf: number; list: Snapshot[] }> {
  return useAnswer(quotesIndexes, {}, 'tick', inTime)
}

/** The lines of rows: at most 60 symbols, each a day in at most 30 points. */
export function useSparks(symbols: readonly string[]): Loaded<ReadonlyMap<string, Spark>> {
  const sparks = useAnswer(quotesSparks, symbols.length === 0 ? null : { symbols: joined(symbols) }, 'minute')
  return useMemo(() => mapLoaded(sparks, ({ list }) => new Map(list.map((each) => [each.symbol, each]))), [sparks])
}

/** A day of a symbol, thinned; its line is drawn against `prevClose`. */
export interface Spark {
  prevClose?: number | undefined
  p: number[]
}

/** What is known of symbols apart from their prices; at most 60. */
export function useSymbols(symbols: readonly string[]): Loaded<ReadonlyMap<string, SymbolInfo>> {
  const found = useAnswer(quotesSymbols, symbols.length === 0 ? null : { symbols: joined(symbols) }, 'change')
  return useMemo(() => mapLoaded(found, (list) => new Map(list.map((each) => [each.symbol, each]))), [found])
}

/** The minutes of the newest trading day, or of five; renewed from the last slot on. */
export function useMinutes(symbol: string | null, days: 1 | 5): Loaded<Minutes> {
  return useAnswer(quotesMinutes, symbol === null ? null : { symbol, days }, 'tick', renewal)
}

/** One page of bars, the newest without `before`; renewed when the state changes. */
export function useBars(input: InputOf<typeof quotesBars> | null): Loaded<Bars> {
  return useAnswer(quotesBars, input, 'change')
}
