import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Field } from './field.tsx'
import type { Kind } from './kinds.ts'
import { TypedInput } from './typed-input.tsx'

/** One line of text of a kind. An error replaces the hint and marks the field. */
export function TextField({
  kind,
  label,
  value,
  onChange,
  autoComplete,
  error,
  hint,
  trailing,
}: {
  kind: Kind
  label: string
  value: string
  onChange: (value: string) => void
  /** If it differs from that of its kind. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  error?: string | undefined
  hint?: string | undefined
  /** Inside the field, at its right end. */
  trailing?: ReactNode
}) {
  return (
    <Field label={label} error={error} hint={hint} trailing={trailing}>
      {(bound) => (
        <TypedInput
          {...bound}
          kind={kind}
          {...(autoComplete !== undefined && { autoComplete })}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
