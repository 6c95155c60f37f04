import { Field } from './field.tsx'
import css from './select-field.module.css'

/** One of several values, in the platform's own list. `empty` is shown while nothing is chosen. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  empty = '请选择',
  disabled,
  error,
  hint,
}: {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  empty?: string | undefined
  disabled?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
}) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(bound) => (
        <select
          {...bound}
          className={css.select}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
