import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react'
import { Field } from './field.tsx'

/** One line of text. An error replaces the hint and marks the field. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  inputMode,
  autoComplete,
  maxLength,
  error,
  hint,
  trailing,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  type?: HTMLInputTypeAttribute | undefined
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  maxLength?: number | undefined
  error?: string | undefined
  hint?: string | undefined
  /** Inside the field, at its right end. */
  trailing?: ReactNode
}) {
  return (
    <Field label={label} error={error} hint={hint} trailing={trailing}>
      {(bound) => (
        <input
          {...bound}
          type={type}
          value={value}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
