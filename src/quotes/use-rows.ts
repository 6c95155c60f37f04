import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { type Entry, partsOf } from './board.ts'
import { quotesSparks, quotesSymbols } from './calls.ts'
import type { Pace, Renewal } from './desk.ts'
import { joined } from './send.ts'
import { useDesk } from './use-desk.ts'
import { WHOLE } from './use-quotes.ts'

/**
 * The prices of a list at the time of its last sort: requested once, and again with each `turn`. Off-screen rows are
 * not refreshed for it.
 */
export function useGlance(symbols: readonly string[], turn: number): { known: number; of: (symbol: string) => Entry } {
  const desk = useDesk()
  const key = joined(symbols)
  const [known, setKnown] = useState(0)
  useEffect(() => {
    let gone = false
    if (key !== '') void desk.glance(key.split(',')).then(() => !gone && setKnown((count) => count + 1))
    return () => {
      gone = true
    }
  }, [desk, key, turn])
  return { known, of: desk.board.of }
}

/** The lines of rows, each a day in at most 30 points; partial while others are loading. */
export function useSparks(symbols: readonly string[]): ReadonlyMap<string, Spark> {
  const answers = useAnswers(quotesSparks, inputsOf(symbols), 'minute', WHOLE)
  return useMemo(
    () => new Map(answers.flatMap((answer) => dataOf(answer)?.list ?? []).map((each) => [each.symbol, each])),
    [answers],
  )
}

/** The initials of names from the service; partial while others are loading. */
export function useInitials(symbols: readonly string[]): ReadonlyMap<string, string | undefined> {
  const answers = useAnswers(quotesSymbols, inputsOf(symbols), 'change')
  return useMemo(
    () => new Map(answers.flatMap((answer) => dataOf(answer) ?? []).map((each) => [each.symbol, each.initials])),
    [answers],
  )
}

/** As many requests as the symbols need. */
function inputsOf(symbols: readonly string[]) {
  const sorted = joined(symbols).split(',').filter(Boolean)
  return partsOf(sorted).map((part) => ({ symbols: part.join(',') }))
}

/** A day of a symbol, thinned; its line is drawn against `prevClose`. */
export interface Spark {
  prevClose?: number | undefined
  p: number[]
}

/** Several answers of one call while they are shown together; the same list until one of them changes. */
function useAnswers<C extends Call>(
  call: C,
  inputs: readonly InputOf<C>[],
  pace: Pace,
  renewal?: Renewal<C>,
): readonly Loaded<OutputOf<C>>[] {
  const desk = useDesk()
  const key = inputs.map((input) => callKey(call, input)).join(' ')
  const store = useMemo(() => {
    const ones = inputs.map((input) => desk.answer(call, input, pace, renewal))
    let last: readonly Loaded<unknown>[] = []
    return {
      show() {
        const ends = ones.map(desk.showAnswer)
        return () => ends.forEach((end) => end())
      },
      subscribe(changed: () => void) {
        const ends = ones.map(({ resource }) => resource.subscribe(changed))
        return () => ends.forEach((end) => end())
      },
      get() {
        const next = ones.map(({ resource }) => resource.get())
        if (next.length !== last.length || next.some((each, at) => each !== last[at])) last = next
        return last
      },
    }
    // The inputs are those of the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [desk, key])
  useEffect(() => store.show(), [store])
  // Only answers of this call stand under its keys.
  return useSyncExternalStore(store.subscribe, store.get, store.get) as readonly Loaded<OutputOf<C>>[]
}
