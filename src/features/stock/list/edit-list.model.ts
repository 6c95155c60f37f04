import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { inOrder, type MyList } from '#entities/stock/my-list.model.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { moved } from './order.ts'

/** How long a removal can be taken back, ms. product ST-01 */
const UNDO = 5_000

export interface EditList {
  rows: readonly Listed[]
  /** What can be taken back now; '' where nothing can. */
  undoable: string
  remove: (stock: Listed) => void
  undo: () => void
  /** Moves a row while it is dragged; nothing is sent. */
  drag: (symbol: string, to: number) => void
  /** Sends the order. */
  drop: () => void
  /** Moves a row by a key and sends the order. */
  step: (stock: Listed, by: -1 | 1) => void
}

/** Editing the list: a removal is sent after five seconds or when the page is left, an order when a row is dropped. */
export function useEditList(list: MyList): EditList {
  const toast = useToast()
  const [gone, setGone] = useState<readonly Listed[]>([])
  const [order, setOrder] = useState<readonly string[]>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const all = dataOf(list.loaded) ?? []
  const kept = all.filter(({ symbol }) => !gone.some((each) => each.symbol === symbol))
  const rows = order ? inOrder(kept, order) : kept
  const send = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (gone.length === 0) return
    setGone([])
    void list.remove(gone.map(({ symbol }) => symbol))
  })
  useEffect(() => {
    if (gone.length === 0) return
    timer.current = setTimeout(() => send(), UNDO)
    return () => clearTimeout(timer.current)
  }, [gone])
  useEffect(() => {
    const leave = () => send()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      send()
    }
  }, [])
  const sendOrder = async (symbols: readonly string[]) => {
    await list.sort(symbols)
    setOrder(undefined)
  }
  const to = useCallback((symbols: readonly string[]) => setOrder(symbols), [])
  const symbols = rows.map(({ symbol }) => symbol)
  return {
    rows,
    undoable: gone.map(({ name }) => name).join('、'),
    remove: (stock) => setGone([...gone, stock]),
    undo: () => setGone([]),
    drag: (symbol, place) => to(moved(symbols, symbol, place)),
    drop: () => order && void sendOrder(order),
    step(stock, by) {
      const place = Math.max(0, Math.min(symbols.length - 1, symbols.indexOf(stock.symbol) + by))
      const next = moved(symbols, stock.symbol, place)
      to(next)
      toast(`${stock.name}，第${place + 1}位`)
      void sendOrder(next)
    },
  }
}
