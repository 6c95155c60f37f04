import type { ComponentProps } from 'react'
import { useComposed } from './use-composed.ts'

interface Typed {
  value: string
  onChange: (text: string) => void
}

/** A field for several lines of text. */
export function TypedTextarea({
  value,
  onChange,
  ...rest
}: Typed & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength'>) {
  return <textarea {...rest} {...useComposed(value, onChange)} />
}
