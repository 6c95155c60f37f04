import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { firstRead } from '#data/page/first-read.ts'
import { useView } from '#data/use-view.ts'
import { useMarketLine } from '#entities/stock/market-line.model.ts'
import { stockCard } from '#entities/stock/share.words.ts'
import { isOpen } from '#entities/stock/named-stocks.words.ts'
import { type MyList, useMyList } from '#entities/stock/my-list.model.ts'
import { symbolOf } from '#lib/text/typed/search.ts'
import { quotesSymbols } from '#quotes/calls.ts'
import { useAnswer } from '#quotes/use-answer.ts'
import { useQuote } from '#quotes/use-quotes.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { useMounted } from '#ui/mounted.ts'
import { type StockHead, stockShape, toHead, toStockView } from './stock-page.words.ts'
import { stockHref } from '#lib/path/stock-href.ts'

export interface StockPage {
  symbol: string
  title: string
  /** undefined: there is no such stock. */
  head: StockHead | undefined
  /** 「交易中」, 「行情暂不可用」; '' while unknown. */
  market: string
}

/** What the page starts with. */
export const first = firstRead(quotesSymbols, ({ symbol = '' }) => ({ symbols: symbol }))

const LOADING: Loaded<never> = { state: 'loading' }

/** 个股页: price, state of the market, industries, and whether it is on the watchlist. ST-03 */
export function useStockPage(): StockPage {
  const { symbol: given = '' } = useParams()
  const symbol = symbolOf(given)
  const entry = useQuote(symbol, { kept: true })
  const found = useAnswer(quotesSymbols, { symbols: symbol }, 'change')
  const info = dataOf(found)?.find((each) => each.symbol === symbol)
  const present = dataOf(found)?.find(({ formerly }) => formerly === symbol)?.symbol
  const market = useMarketLine(entry.state === 'failed')
  const isMissing = found.state === 'ready' && info === undefined && present === undefined
  const list = useMyList()
  useOtherNumber(present)
  // The prerendered markup knows nothing of the stock.
  const mounted = useMounted()
  const head = isMissing ? undefined : withName(toHead(symbol, entry, mounted ? info : undefined), symbol, list)
  const name = head?.name || symbol.slice(2)
  const known = dataOf(useView(isMissing ? LOADING : found, toStockView, stockShape))
  // What only the address says is rendered after the prerendered state.
  const unnamed = mounted ? `${head?.name ?? ''} ${symbol.slice(2)}`.trim() : '股票'
  usePage({ title: name, card: isMissing ? null : stockCard(name, symbol, '资讯公告') })
  // An address may hold anything: it is tracked once it is known to name a stock, or cannot be verified.
  useReportedView(info !== undefined || (found.state === 'failed' && isOpen(symbol)) ? symbol : '')
  return {
    symbol,
    title: known?.title ?? unnamed,
    head,
    market,
  }
}

/** Without the quotes service, a stock of the list is still known by its name. */
function withName(head: StockHead, symbol: string, { loaded }: MyList): StockHead {
  const listed = dataOf(loaded)?.find((each) => each.symbol === symbol)
  return { ...head, name: head.name || (listed?.name ?? '') }
}

/** A discontinued code links to the company's current one, which only the quotes service knows. */
function useOtherNumber(present: string | undefined): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (present !== undefined) navigate(stockHref(present), { replace: true })
  }, [present, navigate])
}

/** Tracks once that a stock is viewed. */
function useReportedView(symbol: string): void {
  const track = useTrack()
  useEffect(() => {
    if (symbol !== '') void track('stock', 'view', symbol)
  }, [symbol, track])
}
