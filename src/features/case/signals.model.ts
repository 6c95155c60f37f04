import { useEffect, useEffectEvent } from 'react'
import { caseSignal } from '#api/domains/stock/stock-case/channel.ts'
import { dataOf } from '#data/loaded.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { refusalOf } from '#data/refusal.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { pricesMove } from '#quotes/beat.ts'
import { useMarket } from '#quotes/use-quotes.ts'
import { type ChannelRow, toSignalRow } from './channel.words.ts'

/**
 * The signals of a channel, newest first; those that came while the page is open are marked. Renewed while prices move,
 * else once; nothing is stored on the device. `onClosed`: the service does not give them any more.
 */
export function useSignals(channelId: string, onClosed: () => void): Feed<ChannelRow> {
  const trades = pricesMove(dataOf(useMarket())?.state)
  const input = { channelId }
  // product PL-02
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
  return mapFeed(useFeed(caseSignal, input, { idOf: ({ id }) => id, newest }), toSignalRow)
}
