import { useState } from 'react'
import { useParams } from 'wouter'
import { chainInfo } from '#api/domains/service/misc.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { changeRate, type QuoteView, toQuoteView } from '#entities/stock/quote.words.ts'
import { stamp } from '#lib/time/dates.ts'
import { useQuote, useQuotes } from '#quotes/use-quotes.ts'
import { type Spark, useSparks } from '#quotes/use-rows.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { cardOfChain, type ChainLink, useChainLinks } from './chains.model.ts'
import { factsOf, type Station, toStations } from './chain.words.ts'

export interface ChainView {
  facts: string
  /** The time of the oldest price in the means; '' without one. */
  asOf: string
  stations: Station[]
}

export interface Chain {
  id: string
  /** '' until the list is known. */
  name: string
  others: readonly ChainLink[]
  chain: Loaded<ChainView>
  /** The key of the open group; '' for none. */
  open: string
  turn: (key: string) => void
}

/** The chain of the address: three stations with their groups; the answer has no edges, and none are drawn. NW-06 */
export function useChain(): Chain {
  const { id = '' } = useParams<{ id?: string }>()
  useTrackOpened('news', 'view', id)
  const others = dataOf(useChainLinks(true)) ?? []
  const own = others.find((each) => each.id === id)
  const name = own?.name ?? ''
  usePage({ title: name || '产业链', card: own && cardOfChain(name) })
  const raw = useCall(chainInfo, { id }, { offline: { title: name || '产业链' } })
  const known = dataOf(raw)
  const entries = useQuotes([
    ...new Set((known?.nodes ?? []).flatMap(({ stocks }) => stocks.map(({ symbol }) => symbol))),
  ])
  const times = [...entries.values()].flatMap(({ quote }) => (changeRate(quote) === undefined ? [] : (quote?.at ?? [])))
  const [turned, setTurned] = useState<{ of: string; key: string }>()
  return {
    id,
    name,
    others,
    chain: mapLoaded(raw, (info) => ({
      facts: factsOf(info, own?.stage),
      asOf: times.length === 0 ? '' : stamp(Math.min(...times)),
      stations: toStations(info, entries),
    })),
    // The first one shows what a group contains.
    open: turned?.of === id ? turned.key : '0',
    turn: (key) => setTurned({ of: id, key }),
  }
}

/** The intraday lines of a group's companies, once it is open. */
export function useDays(stocks: readonly { symbol: string }[]): ReadonlyMap<string, Spark> {
  return useSparks(stocks.map(({ symbol }) => symbol))
}

export function useCompany(symbol: string): QuoteView {
  return toQuoteView(symbol, useQuote(symbol))
}
