import { useEffect, useEffectEvent } from 'react'
import { caseSignal } from '#api/domains/stock/stock-case/channel.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { refusalOf } from '#data/refusal.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { useClockAt } from '#entities/stock-case/validity.model.ts'
import { pricesMove } from '#quotes/beat.ts'
import type { Market } from '#quotes/shapes.ts'
import { useMarket } from '#quotes/use-quotes.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { type ChannelRow, toSignalRow } from './channel.words.ts'

export interface Signals {
  feed: Feed<ChannelRow>
  /** Whether the phone vibrates on new records: only if switched on. Undefined if unsupported. */
  shake: { on: boolean; turn: (on: boolean) => void } | undefined
}

/** It may be trading if the state is unknown. */
function mayTrade(market: Loaded<Market>): boolean {
  if (market.state === 'loading') return false
  return market.state === 'failed' || market.stale || pricesMove(market.data.state)
}

/**
 * The signals of a channel, newest first; those that arrive while the page is open are marked. Polled while the
 * market is open, else read once; nothing is stored on the device. `onClosed`: the service no longer permits them.
 */
export function useSignals(channelId: string, onClosed: () => void): Signals {
  const trades = mayTrade(useMarket())
  const input = { channelId }
  // PL-02
  const newest = useWatch(caseSignal, input, { seen: 10_000, until: () => !trades })
  const { recheck } = newest
  useEffect(() => {
    if (trades) recheck()
  }, [trades, recheck])
  const closed = refusalOf(newest) !== ''
  const close = useEffectEvent(onClosed)
  useEffect(() => {
    if (closed) close()
  }, [closed])
  const feed = useFeed(caseSignal, input, { idOf: ({ id }) => id, newest })
  const now = useClockAt((dataOf(feed) ?? []).flatMap(({ validUntil }) => validUntil ?? []))
  return {
    feed: mapFeed(feed, (signal, isNew) => toSignalRow(signal, isNew, now)),
    shake: useShake(feed.state === 'ready' ? feed.fresh : 0),
  }
}

/** Vibrates on new records if the visitor switched it on. */
function useShake(fresh: number): Signals['shake'] {
  const [{ vibrates }, set] = usePreferences()
  const shake = useEffectEvent(() => vibrates && navigator.vibrate(200))
  useEffect(() => {
    if (fresh > 0) shake()
  }, [fresh])
  return 'vibrate' in navigator ? { on: vibrates, turn: (on) => set({ vibrates: on }) } : undefined
}
