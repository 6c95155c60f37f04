import { Field } from './field.tsx'

/** Several lines of text; with `maxLength` it shows a counter. */
export function TextArea({
  label,
  value,
  onChange,
  rows = 4,
  maxLength,
  error,
  hint,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  rows?: number | undefined
  maxLength?: number | undefined
  error?: string | undefined
  hint?: string | undefined
}) {
  const counted = hint ?? (maxLength === undefined ? '' : `${value.length}/${maxLength}`)
  return (
    <Field label={label} error={error} hint={counted}>
      {(bound) => (
        <textarea
          {...bound}
          rows={rows}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
