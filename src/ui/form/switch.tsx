import css from './switch.module.css'

/** A row that switches something on or off immediately. While busy it takes no press and keeps the focus. */
export function Switch({
  label,
  note = '',
  checked,
  busy = false,
  onChange,
}: {
  label: string
  /** Secondary text under the label. */
  note?: string | undefined
  checked: boolean
  busy?: boolean | undefined
  onChange: (checked: boolean) => void
}) {
  return (
    <label className={css.row}>
      <span>
        {label}
        {note !== '' && <small className={css.note}>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-busy={busy || undefined}
        className={css.switch}
        checked={checked}
        onChange={(event) => !busy && onChange(event.target.checked)}
      />
    </label>
  )
}
