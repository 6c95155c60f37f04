import { Icon } from '#ui/icon.tsx'
import css from './search-field.module.css'

interface Props {
  /** What is looked for by it. */
  label: string
  /** What may be typed, where nothing is. */
  hint: string
  maxLength: number
  value: string
  onChange: (text: string) => void
}

/** The field of a page that searches. */
export function SearchField({ label, hint, maxLength, value, onChange }: Props) {
  return (
    <search className={css.field}>
      <Icon name="search" size={20} />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        enterKeyHint="search"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}
