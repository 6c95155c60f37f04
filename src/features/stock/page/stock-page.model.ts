import { useEffect } from 'react'
import { useParams } from 'wouter'
import { dataOf } from '#data/loaded.ts'
import { useMarketLine } from '#entities/stock/market-line.model.ts'
import { stockCard } from '#entities/stock/share.words.ts'
import { isOpen } from '#entities/stock/named-stocks.words.ts'
import { type MyList, useMyList } from '#entities/stock/my-list.model.ts'
import { symbolOf } from '#lib/text/symbol.ts'
import { useQuote, useSymbols } from '#quotes/use-quotes.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type StockHead, toHead } from './stock-page.words.ts'

export interface StockPage {
  symbol: string
  /** undefined: there is no such stock. */
  head: StockHead | undefined
  /** 「交易中」, 「行情暂不可用」; '' while nothing is known. */
  market: string
}

/** 个股页: the price, the state of the market, branches, and whether it is on the list. product ST-03 */
export function useStockPage(): StockPage {
  const { symbol: given = '' } = useParams()
  const symbol = symbolOf(given)
  const entry = useQuote(symbol, { kept: true })
  const found = useSymbols([symbol])
  const info = dataOf(found)?.get(symbol)
  const market = useMarketLine(entry.state === 'failed')
  const isMissing = found.state === 'ready' && info === undefined
  const list = useMyList()
  const head = isMissing ? undefined : withName(toHead(symbol, entry, info), symbol, list)
  const name = head?.name || symbol.slice(2)
  usePage({ title: name, card: isMissing ? null : stockCard(name, symbol, '资讯公告') })
  // An address may hold anything: it is reported once it is known to name a stock, or cannot be.
  useView(info !== undefined || (found.state === 'failed' && isOpen(symbol)) ? symbol : '')
  return {
    symbol,
    head,
    market,
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
