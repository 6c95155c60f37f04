import { Icon } from '#ui/icon.tsx'
import { FIRST_MONTH, monthAfter, monthWords } from './month.ts'
import css from './month.module.css'

interface Props {
  month: string
  /** The last selectable month: the current one. */
  last: string
  onChange: (month: string) => void
}

/** The displayed month, between its neighbours. */
export function MonthStep({ month, last, onChange }: Props) {
  return (
    <div className={css.step}>
      <h2>{monthWords(month)}</h2>
      <button
        type="button"
        aria-label="上一月"
        disabled={month <= FIRST_MONTH}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <Icon name="back" size={20} />
      </button>
      <button type="button" aria-label="下一月" disabled={month >= last} onClick={() => onChange(monthAfter(month, 1))}>
        <Icon name="next" size={20} />
      </button>
    </div>
  )
}
