import { classes } from './classes.ts'
import css from './chips.module.css'

interface Props {
  label: string
  items: readonly { id: string; name: string }[]
  chosen?: string | undefined
  onPick: (id: string | undefined) => void
  /** On one line, which is scrolled sideways from edge to edge of an inset page. */
  row?: boolean
}

/** Options of which at most one is chosen; pressing it again clears it. */
export function Chips({ label, items, chosen, onPick, row = false }: Props) {
  return (
    <ul className={classes(css.chips, row && css.row)} aria-label={label}>
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
}
