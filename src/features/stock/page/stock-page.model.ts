import { useEffect, useEffectEvent, useRef } from 'react'
import { useParams } from 'wouter'
import { tradeStatusCheck } from '#api/domains/stock/my-stock.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { marketLineOf } from '#entities/stock/market.words.ts'
import { type MyList, useMyList } from '#entities/stock/my-list.model.ts'
import type { Market } from '#quotes/shapes.ts'
import { symbolOf } from '#lib/text/symbol.ts'
import { useMarket, useQuote, useSymbols } from '#quotes/use-quotes.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { nextOpenLine, type StockHead, toHead } from './stock-page.words.ts'

export interface StockPage {
  symbol: string
  /** undefined: there is no such stock. */
  head: StockHead | undefined
  /** 「交易中」, 「行情暂不可用」; '' while nothing is known. */
  market: string
  /** 「下次开盘 11-24 09:30」; '' while it trades and for guests. */
  nextOpen: string
}

/** 个股页: the price, the state of the market, branches, and whether it is on the list. product ST-03 */
export function useStockPage(): StockPage {
  const { symbol: given = '' } = useParams()
  const symbol = symbolOf(given)
  const entry = useQuote(symbol, { kept: true })
  const found = useSymbols([symbol])
  const info = dataOf(found)?.get(symbol)
  const market = useMarket()
  const isMissing = found.state === 'ready' && info === undefined
  const list = useMyList()
  const head = isMissing ? undefined : withName(toHead(symbol, entry, info), symbol, list)
  const name = head?.name || symbol.slice(2)
  usePage({ title: name, card: { title: `${name} ${symbol.slice(2)}`, desc: '查看资讯与公告' } })
  useView(isMissing ? '' : symbol)
  return {
    symbol,
    head,
    market: marketLineOf(market),
    nextOpen: useNextOpen(symbol, market),
  }
}

/** Where the quotes service is down, a stock of the list is still known by its name. */
function withName(head: StockHead, symbol: string, { loaded }: MyList): StockHead {
  const listed = dataOf(loaded)?.find((each) => each.symbol === symbol)
  return { ...head, name: head.name || (listed?.name ?? '') }
}

/** Tells once that a stock is looked at. */
function useView(symbol: string): void {
  const track = useTrack()
  useEffect(() => {
    if (symbol !== '') void track('stock', 'view', symbol)
  }, [symbol, track])
}

/** The state of trading as the main service says it; the market's own clock says first that it changed. */
function useNextOpen(symbol: string, market: Loaded<Market>): string {
  const found = useCall(tradeStatusCheck, { symbol })
  const state = dataOf(market)?.state
  const last = useRef(state)
  const renew = useEffectEvent(() => refresh(found))
  useEffect(() => {
    if (last.current !== undefined && last.current !== state) renew()
    last.current = state
  }, [state])
  return nextOpenLine(dataOf(found), market)
}
