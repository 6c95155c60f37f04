import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { marketLineOf } from '#entities/stock/market.words.ts'
import { inOrder, type MyList, useMyList } from '#entities/stock/my-list.model.ts'
import { changeRate } from '#entities/stock/quote.words.ts'
import { type Spark, useMarket, useQuotes, useSparks } from '#quotes/use-quotes.ts'
import { usePage } from '#wechat/page.tsx'
import { ordered, pressed, type Sort, type SortKey } from './order.ts'

/** A list that is ordered by what moves is ordered anew no more often, ms. quotes §7 */
const ORDER_EVERY = 15_000
/** So many lines one request brings. */
const LINES = 60

export interface MyStocksModel {
  list: MyList
  rows: Loaded<readonly Listed[]>
  groups: readonly { id: string; name: string }[]
  group: string | undefined
  pickGroup: (id: string | undefined) => void
  sort: Sort
  press: (key: SortKey) => void
  /** 「交易中」, 「已收盘 11-20 15:00」, 「行情暂不可用」; '' while nothing is known. */
  market: string
  spark: (symbol: string) => Spark | undefined
}

const MARKETS = [
  { id: 'SH', name: '沪市' },
  { id: 'SZ', name: '深市' },
  { id: 'BJ', name: '北交所' },
]
const OWN: Sort = { by: 'own', down: false }

/** 自选: the visitor's stocks, by group and in the order that was pressed. product ST-01 */
export function useMyStocks(): MyStocksModel {
  usePage({ title: '股票' })
  const list = useMyList()
  const all = dataOf(list.loaded) ?? []
  const [group, pickGroup] = useState<string>()
  const [sort, setSort] = useState(OWN)
  const groups = MARKETS.filter(({ id }) => all.some(({ symbol }) => symbol.startsWith(id)))
  const shownGroup = groups.some(({ id }) => id === group) ? group : undefined
  const inGroup = all.filter(({ symbol }) => shownGroup === undefined || symbol.startsWith(shownGroup))
  const order = useOrder(inGroup, sort)
  const lines = dataOf(useSparks(order.slice(0, LINES)))
  return {
    list,
    rows: mapLoaded(list.loaded, () => inOrder(inGroup, order)),
    groups: groups.length > 1 ? groups : [],
    group: shownGroup,
    pickGroup,
    sort,
    press: (key) => setSort((before) => pressed(before, key)),
    market: marketLineOf(useMarket()),
    spark: (symbol) => lines?.get(symbol),
  }
}

/**
 * The order of the rows. By prices it is made when it is pressed, when all of them have come, and every 15 s: never
 * because one number changed, and not under a finger.
 */
function useOrder(rows: readonly Listed[], sort: Sort): string[] {
  const moves = sort.by === 'price' || sort.by === 'change'
  const quotes = useQuotes(moves ? rows.map(({ symbol }) => symbol) : [], { kept: true })
  const known = rows.every(({ symbol }) => quotes.get(symbol)?.state !== 'loading')
  const make = () =>
    ordered(
      rows.map(({ symbol, name }) => {
        const quote = quotes.get(symbol)?.quote
        return { symbol, name, price: quote?.price, change: changeRate(quote) }
      }),
      sort,
    )
  const [turn, setTurn] = useState(0)
  const touched = useTouched()
  const look = useEffectEvent(() => !touched.current && setTurn((count) => count + 1))
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(look, ORDER_EVERY)
    return () => clearInterval(timer)
  }, [moves])
  const which = rows.map(({ symbol }) => symbol).join(',')
  // Of what moves only the moment of ordering counts.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(make, [which, sort, known, turn])
}

/** Whether a finger is on the page. */
function useTouched() {
  const touched = useRef(false)
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    addEventListener('pointerdown', () => void (touched.current = true), { signal })
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => void (touched.current = false), { signal })
    return () => events.abort()
  }, [])
  return touched
}
