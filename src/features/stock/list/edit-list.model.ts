import { useState } from 'react'
import type { Listed } from '#entities/stock/guest-list.ts'
import { inOrder, type MyList } from '#entities/stock/my-list.model.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { moved } from './order.ts'

export interface EditList {
  rows: readonly Listed[]
  /** Moves a row while it is dragged; nothing is sent yet. */
  drag: (symbol: string, to: number) => void
  /** Submits the order. */
  drop: (symbol: string) => void
  /** Moves a row by a key and submits the order. */
  step: (stock: Listed, by: -1 | 1) => void
}

/** The order of the list in edit mode: submitted when a row is dropped. */
export function useEditList(list: MyList, kept: readonly Listed[]): EditList {
  const toast = useToast()
  const [order, setOrder] = useState<readonly string[]>()
  const rows = order ? inOrder(kept, order) : kept
  const symbols = rows.map(({ symbol }) => symbol)
  const send = async (next: readonly string[], symbol: string) => {
    await list.sort(next, symbol)
    setOrder(undefined)
  }
  return {
    rows,
    drag: (symbol, place) => setOrder(moved(symbols, symbol, place)),
    drop: (symbol) => order && void send(order, symbol),
    step(stock, by) {
      const place = Math.max(0, Math.min(symbols.length - 1, symbols.indexOf(stock.symbol) + by))
      const next = moved(symbols, stock.symbol, place)
      setOrder(next)
      toast(`${stock.name}，第${place + 1}位`)
      void send(next, stock.symbol)
    },
  }
}
