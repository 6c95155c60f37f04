import { type ReactNode, useId } from 'react'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './field.module.css'

/** The attributes that connect a control with its label, hint and error. */
export interface Bound {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, then the control, then the error or the hint. */
export function Field({
  label,
  error = '',
  hint = '',
  trailing,
  children,
}: {
  label: string
  error?: string | undefined
  hint?: string | undefined
  trailing?: ReactNode
  children: (bound: Bound) => ReactNode
}) {
  const id = useId()
  const note = error || hint
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box} data-invalid={error !== '' || undefined}>
        {children({
          id,
          'aria-invalid': error === '' ? undefined : true,
          'aria-describedby': note ? `${id}-note` : undefined,
        })}
        {trailing}
      </div>
      <p id={`${id}-note`} className={css.note} data-error={error !== '' || undefined}>
        <Unbroken>{note}</Unbroken>
      </p>
    </div>
  )
}
