import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { inOrder, type MyList } from '#entities/stock/my-list.model.ts'
import { changeRate, shownPrice } from '#entities/stock/quote.words.ts'
import { pricesMove } from '#quotes/beat.ts'
import { useMarket } from '#quotes/use-quotes.ts'
import { type Spark, useGlance, useInitials, useSparks } from '#quotes/use-rows.ts'
import { ordered, pressed, type Sort, type SortKey } from './order.ts'
import type { Removal } from './removal.model.ts'

/** The shortest time between two sorts of a list by live prices, ms. quotes §7 */
const ORDER_EVERY = 15_000
export interface MyStocksModel {
  rows: Loaded<readonly Listed[]>
  groups: readonly { id: string; name: string }[]
  group: string | undefined
  pickGroup: (id: string | undefined) => void
  sort: Sort
  press: (key: SortKey) => void
  spark: (symbol: string) => Spark | undefined
}

const MARKETS = [
  { id: 'SH', name: '沪市' },
  { id: 'SZ', name: '深市' },
  { id: 'BJ', name: '北交所' },
]
const OWN: Sort = { by: 'own', down: false }

/** 自选: the visitor's stocks, by group and in the chosen order. ST-01 */
export function useMyStocks(list: MyList, removal: Removal): MyStocksModel {
  const all = removal.left(dataOf(list.loaded) ?? [])
  const [group, pickGroup] = useState<string>()
  const [sort, setSort] = useState(OWN)
  const groups = groupsOf(all)
  const shownGroup = groups.some(({ id }) => id === group) ? group : undefined
  const inGroup = all.filter((stock) => shownGroup === undefined || isIn(stock, shownGroup))
  // The column header responds to the press at once; the rows may take a frame longer.
  const order = useOrder(inGroup, useDeferredValue(sort))
  const lines = useSparks(all.map(({ symbol }) => symbol))
  return {
    rows: mapLoaded(list.loaded, () => inOrder(inGroup, order)),
    groups: groups.length > 1 ? groups : [],
    group: shownGroup,
    pickGroup,
    sort,
    press: (key) => setSort((before) => pressed(before, key)),
    spark: (symbol) => lines.get(symbol),
  }
}

/** The customer's own groups if the service has any; no call creates them, so else the exchanges. */
function groupsOf(all: readonly Listed[]): MyStocksModel['groups'] {
  const tags = [...new Set(all.flatMap(({ tags: own = [] }) => own))]
  const groups = tags.length > 0 ? tags.map((tag) => ({ id: tag, name: tag })) : MARKETS
  return groups.flatMap(({ id, name }) => {
    const count = all.filter((stock) => isIn(stock, id)).length
    return count > 0 ? [{ id, name: `${name} ${count}` }] : []
  })
}

function isIn({ symbol, tags = [] }: Listed, group: string): boolean {
  return tags.includes(group) || symbol.startsWith(group)
}

/**
 * The order of the rows. By prices it is sorted when pressed and every 15 s while they move, from a snapshot of all
 * of them: never because one number changed, and not under a finger.
 */
function useOrder(rows: readonly Listed[], sort: Sort): string[] {
  const moves = sort.by === 'price' || sort.by === 'change'
  const [turn, setTurn] = useState(0)
  const isMoving = pricesMove(dataOf(useMarket())?.state)
  const glance = useGlance(moves ? rows.map(({ symbol }) => symbol) : [], turn)
  const initials = useInitials(sort.by === 'name' ? rows.map(({ symbol }) => symbol) : [])
  const make = () =>
    ordered(
      rows.map(({ symbol, name }) => {
        const { quote } = glance.of(symbol)
        return { symbol, name, initials: initials.get(symbol), price: shownPrice(quote), change: changeRate(quote) }
      }),
      sort,
    )
  const touched = useTouched()
  const look = useEffectEvent(() => !touched.current && setTurn((count) => count + 1))
  useEffect(() => {
    if (!moves || !isMoving) return
    const timer = setInterval(look, ORDER_EVERY)
    return () => clearInterval(timer)
  }, [moves, isMoving])
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const show = () => setShown(glance.known)
    if (!touched.current) return show()
    // The prices arrived under a finger.
    addEventListener('pointerup', show, { once: true })
    return () => removeEventListener('pointerup', show)
  }, [glance.known, touched])
  const which = rows.map(({ symbol }) => symbol).join(',')
  // Live values count only at the moment of sorting.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(make, [which, sort, shown, initials])
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
