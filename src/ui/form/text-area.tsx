import { countOf } from '#lib/text/graphemes.ts'
import { Field } from './field.tsx'
import { TypedTextarea } from './typed-textarea.tsx'

/** Several lines of text. With `most` it counts characters and says how many are too many; it never cuts. */
export function TextArea({
  label,
  value,
  onChange,
  rows = 4,
  most,
  error,
  hint,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  rows?: number | undefined
  /** The most characters. */
  most?: number | undefined
  error?: string | undefined
  hint?: string | undefined
}) {
  const count = most === undefined ? 0 : countOf(value)
  const over = most !== undefined && count > most ? `${count}/${most}，超出${count - most}字` : ''
  const counted = hint ?? (most === undefined ? '' : `${count}/${most}`)
  return (
    <Field label={label} error={error || over} hint={counted}>
      {(bound) => <TypedTextarea {...bound} rows={rows} value={value} onChange={onChange} />}
    </Field>
  )
}
