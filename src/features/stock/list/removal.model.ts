import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Listed } from '#entities/stock/guest-list.ts'
import type { MyList } from '#entities/stock/my-list.model.ts'

/** How long a removal can be undone, ms. ST-01 */
const UNDO = 5_000

export interface Removal {
  /** The rows without the removed ones. */
  left: (rows: readonly Listed[]) => readonly Listed[]
  /** A stable function. */
  remove: (stock: Listed) => void
  /** The removal that can be undone now; '' for none. */
  undoable: string
  undo: () => void
}

/** Removing rows: submitted after five seconds, or when the page is left. */
export function useRemoval(list: MyList): Removal {
  const [gone, setGone] = useState<readonly Listed[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
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
  const remove = useCallback(
    (stock: Listed) => setGone((before) => [...before.filter(({ symbol }) => symbol !== stock.symbol), stock]),
    [],
  )
  return {
    left: (rows) => rows.filter(({ symbol }) => !gone.some((each) => each.symbol === symbol)),
    remove,
    undoable: gone.map(({ name }) => name).join('、'),
    undo: () => setGone([]),
  }
}
