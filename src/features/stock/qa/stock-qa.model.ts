import { useSearchParams } from 'wouter'
import { stockQaFilterList, stockQaList } from '#api/domains/stock/my-stock.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type QuestionRow, toQuestionRow } from '#entities/question/question-row.words.ts'
import { STOCK_QA } from '#lib/path/stock-href.ts'
import { usePage } from '#wechat/page.tsx'

export interface StockQa {
  rows: Pages<QuestionRow>
  /** The subjects and authors of questions; empty while unknown. */
  symbols: readonly Option[]
  analysts: readonly Option[]
  symbol: string | undefined
  analyst: string | undefined
  /** Clears both filters; undefined while none is set. */
  all: (() => void) | undefined
  pick: (which: 'symbol' | 'analyst', id: string | undefined) => void
}

interface Option {
  id: string
  name: string
}

/** 股票问答: the customer's questions of all rooms and the public ones; the filters are kept in the address. ST-07 */
export function useStockQa(): StockQa {
  usePage({ title: '股票问答' })
  const [search, setSearch] = useSearchParams()
  const offline = { title: '股票问答', route: STOCK_QA }
  const filters = dataOf(useCall(stockQaFilterList, {}, { cache: true, offline: { ...offline, part: true } }))
  const symbol = search.get('symbol') ?? undefined
  const analyst = search.get('analyst') ?? undefined
  const input = { ...(symbol !== undefined && { symbol }), ...(analyst !== undefined && { analystNumber: analyst }) }
  const pages = usePages(stockQaList, input, { offline })
  return {
    rows: mapPages(pages, toQuestionRow),
    symbols: (filters?.symbols ?? []).map((each) => ({ id: each.symbol, name: each.name })),
    analysts: (filters?.analysts ?? []).map(({ number, name }) => ({ id: number, name })),
    symbol,
    analyst,
    all: symbol === undefined && analyst === undefined ? undefined : () => setSearch({}, { replace: true }),
    pick(which, id) {
      const next = { symbol, analyst, [which]: id }
      setSearch(Object.fromEntries(Object.entries(next).flatMap(([key, value]) => (value ? [[key, value]] : []))), {
        replace: true,
      })
    },
  }
}
