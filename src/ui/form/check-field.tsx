import { type ReactNode, useId } from 'react'
import css from './check-field.module.css'

/** A checkbox whose label may hold links. */
export function CheckField({
  checked,
  onChange,
  children,
  error = '',
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  error?: string | undefined
}) {
  const id = useId()
  return (
    <div>
      <label className={css.label}>
        <input
          type="checkbox"
          className={css.box}
          checked={checked}
          aria-invalid={error === '' ? undefined : true}
          aria-describedby={error === '' ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <p id={id} role={error === '' ? undefined : 'alert'} className={css.error}>
        {error}
      </p>
    </div>
  )
}
