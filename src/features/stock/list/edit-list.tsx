import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Listed } from '#entities/stock/guest-list.ts'
import type { MyList } from '#entities/stock/my-list.model.ts'
import { Icon } from '#ui/icon.tsx'
import { type EditList as Editing, useEditList } from './edit-list.model.ts'
import css from './my-stocks.module.css'

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

interface Props {
  list: MyList
  kept: readonly Listed[]
  onRemove: (stock: Listed) => void
}

/** The list in edit mode: rows are removed, and moved by touch or keyboard. ST-01 */
export function EditList({ list, kept, onRemove }: Props) {
  const editing = useEditList(list, kept)
  return (
    <ul className={css.rows} aria-label="编辑自选股">
      {editing.rows.map((stock, at) => (
        <li key={stock.symbol} className={css.row}>
          <button type="button" className={css.off} aria-label={`移出${stock.name}`} onClick={() => onRemove(stock)}>
            <Icon name="close" size={16} />
          </button>
          <span className={css.name}>
            <span>{stock.name}</span>
            <span className={css.code}>{stock.symbol.slice(2)}</span>
          </span>
          <Handle stock={stock} at={at} editing={editing} />
        </li>
      ))}
    </ul>
  )
}

/** Drags its row; arrow keys move it one place. */
function Handle({ stock, at, editing }: { stock: Listed; at: number; editing: Editing }) {
  const from = useRef<{ y: number; at: number; height: number }>(undefined)
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { y: event.clientY, at, height: event.currentTarget.closest('li')?.offsetHeight || 1 }
  }
  const move = (event: PointerEvent) => {
    const { y = 0, at: first = 0, height = 1 } = from.current ?? {}
    if (!from.current) return
    const place = first + Math.round((event.clientY - y) / height)
    if (place !== at) editing.drag(stock.symbol, place)
  }
  const end = () => {
    if (from.current) editing.drop(stock.symbol)
    from.current = undefined
  }
  const step = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    editing.step(stock, by)
  }
  return (
    <button
      type="button"
      className={css.handle}
      aria-label={`移动${stock.name}，用上下方向键`}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={step}
    >
      <Icon name="drag" size={20} />
    </button>
  )
}
