import type { ReactNode } from 'react'
import css from './chips.module.css'

interface Props {
  label: string
  items: readonly { id: string; name: string }[]
  chosen?: string | undefined
  onPick: (id: string | undefined) => void
  /** In a `ChipRow` of their own. */
  row?: boolean
}

/** Chips on one line, which is scrolled sideways from edge to edge of an inset page; a fading edge says that more follow. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}

/** Options of which at most one is chosen; pressing it again clears it. */
export function Chips({ label, items, chosen, onPick, row = false }: Props) {
  const list = (
    <ul className={css.chips} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className={css.chip}
            aria-pressed={item.id === chosen}
            onClick={() => onPick(item.id === chosen ? undefined : item.id)}
          >
            {item.name}
          </button>
        </li>
      ))}
    </ul>
  )
  return row ? <ChipRow>{list}</ChipRow> : list
}
