import { classes } from '#ui/classes.ts'
import css from './my-stocks.module.css'
import type { Sort, SortKey } from './order.ts'

const COLUMNS: readonly { key: SortKey; label: string }[] = [
  { key: 'name', label: '名称' },
  { key: 'price', label: '最新价' },
  { key: 'change', label: '涨跌幅' },
]

/** The column headers; a press sorts by one of them. */
export function SortHead({ sort, onPress }: { sort: Sort; onPress: (key: SortKey) => void }) {
  return (
    <div className={css.columns} role="group" aria-label="排序">
      {COLUMNS.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className={classes(css.column, key === sort.by && css.chosen)}
          aria-label={`按${label}排序${stateOf(sort, key)}`}
          aria-pressed={key === sort.by}
          onClick={() => onPress(key)}
        >
          {label}
          <span aria-hidden>{key !== sort.by ? '' : sort.down ? '↓' : '↑'}</span>
        </button>
      ))}
    </div>
  )
}

function stateOf(sort: Sort, key: SortKey): string {
  if (key !== sort.by) return ''
  return sort.down ? '，从高到低' : '，从低到高'
}
