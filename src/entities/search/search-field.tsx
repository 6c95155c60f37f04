import { Icon } from '#ui/icon.tsx'
import css from './search-field.module.css'
import { TypedInput } from '#ui/form/typed-input.tsx'

interface Props {
  /** What it searches for. */
  label: string
  /** The placeholder. */
  hint: string
  value: string
  onChange: (text: string) => void
}

/** The search field of a page. */
export function SearchField({ label, hint, value, onChange }: Props) {
  return (
    <search className={css.field}>
      <Icon name="search" size={20} />
      <TypedInput kind="search" aria-label={label} placeholder={hint} value={value} onChange={onChange} />
    </search>
  )
}
