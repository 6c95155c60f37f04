import { useMemo, useRef, useState } from 'react'
import type { InputOf } from '#api/call.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { quotesBars } from './calls.ts'
import { isBefore, joinBars } from './candles.ts'
import { OutOfOrder } from './order.ts'
import type { Renewal } from './desk.ts'
import type { Bars } from './shapes.ts'
import { useAnswer } from './use-answer.ts'
import { useDesk } from './use-desk.ts'

/** Bars of the first page, and of an older one. */
const FIRST = 250
const FURTHER = 500

export interface History {
  bars: Loaded<Bars>
  /** Loads those before the oldest, if there are any. */
  older: () => void
}

const inTime: Renewal<typeof quotesBars> = {
  merge(before, next) {
    if (next.rev === before.rev && isBefore(next, before)) throw new OutOfOrder('bars from before those shown')
    return next
  },
}

/** The bars of a symbol, as far back as requested, refreshed when the state of the market changes. quotes §2 */
export function useHistory(list: Pick<InputOf<typeof quotesBars>, 'symbol' | 'period' | 'adjust'>): History {
  const desk = useDesk()
  const input = { ...list, limit: FIRST }
  const newest = useAnswer(quotesBars, input, 'change', inTime)
  const key = `${list.symbol} ${list.period} ${list.adjust}`
  const [pasts, setPasts] = useState<ReadonlyMap<string, Bars>>(new Map())
  const past = pasts.get(key)
  const bars = useMemo(() => mapLoaded(newest, (page) => (past ? joinBars(past, page) : page)), [newest, past])
  const requested = useRef('')
  const older = () => {
    const all = dataOf(bars)
    const [before] = all?.t ?? []
    if (!all?.more || before === undefined) return
    const { rev } = all
    const which = `${key} ${rev} ${before}`
    if (requested.current === which) return
    requested.current = which
    desk.ask(quotesBars, { ...input, before, rev, limit: FURTHER }).then(
      (page) => {
        // After a corporate action the newest page changes too.
        if (page.rev === rev) setPasts((old) => new Map(old).set(key, joinBars(page, all)))
        else refresh(newest)
      },
      () => (requested.current = ''),
    )
  }
  return { bars, older }
}
