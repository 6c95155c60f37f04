import { useEffect, useEffectEvent, useState } from 'react'
import { caseSignal } from '#api/domains/stock/stock-case/channel.ts'
import type { OutputOf } from '#api/call.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { refusalOf } from '#data/refusal.ts'
import { useSend } from '#data/provider.tsx'
import { useWatch } from '#data/watch/use-watch.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { pricesMove } from '#quotes/beat.ts'
import { useMarket } from '#quotes/use-quotes.ts'
import { type ChannelRow, toSignalRow } from './channel.words.ts'

type Signal = OutputOf<typeof caseSignal>[number]

export interface Signals {
  /** Newest first; those that came while the page is open are marked. Loading where they are locked. */
  rows: Loaded<ChannelRow[]>
  /** Shows older ones; undefined where there are none. */
  more: (() => void) | undefined
  busy: boolean
  error: string
}

/** The signals of a channel: renewed while prices move, else once and at each return; stored nowhere. `onClosed`: the service does not give them any more. */
export function useSignals(channelId: string | undefined, onClosed: () => void): Signals {
  const send = useSend()
  const trades = pricesMove(dataOf(useMarket())?.state)
  const [older, setOlder] = useState<{ list: readonly Signal[]; ended: boolean }>({ list: [], ended: false })
  const [seen, setSeen] = useState<ReadonlySet<string>>()
  // product PL-02
  const newest = useWatch(caseSignal, channelId === undefined ? null : { channelId }, {
    seen: 10_000,
    until: () => !trades,
  })
  const { recheck } = newest
  useEffect(() => {
    if (trades) recheck()
  }, [trades, recheck])
  const closed = refusalOf(newest) !== ''
  const close = useEffectEvent(onClosed)
  useEffect(() => {
    if (closed) close()
  }, [closed])
  const list = dataOf(newest)
  if (list !== undefined && seen === undefined) setSeen(new Set(list.map(({ id }) => id)))
  const shown = [...(list ?? []), ...older.list.filter(({ id }) => !list?.some((each) => each.id === id))]
  const beforeId = shown.at(-1)?.id
  const { submit, busy, error } = useSubmit({
    fields: beforeId,
    run: (id) => (channelId === undefined ? Promise.resolve([]) : send(caseSignal, { channelId, beforeId: id })),
    done: (found) => setOlder({ list: [...older.list, ...found], ended: found.length === 0 }),
  })
  return {
    rows: mapLoaded(newest, () => shown.map((each, at) => toSignalRow(each, isNew(each, at, list, seen)))),
    more: beforeId === undefined || older.ended ? undefined : submit,
    busy,
    error,
  }
}

/** It came with a later answer than the first. */
function isNew({ id }: Signal, at: number, list: readonly Signal[] = [], seen?: ReadonlySet<string>): boolean {
  return at < list.length && seen !== undefined && !seen.has(id)
}
