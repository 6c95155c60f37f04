import type { ComponentProps } from 'react'
import { kinds, type Kind } from './kinds.ts'
import { useComposed } from './use-composed.ts'
import { useEarlyText } from './use-early-text.ts'

interface Typed {
  value: string
  onChange: (text: string) => void
}

/** An input for text of a kind; the only text input of the client. */
export function TypedInput({
  kind,
  value,
  onChange,
  ...rest
}: Typed & { kind: Kind } & Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'type' | 'maxLength'>) {
  const { read, ...attributes } = kinds[kind]
  const field = useEarlyText<HTMLInputElement>(value, (text) => onChange(read ? read(text) : text))
  return <input {...attributes} {...rest} ref={field} {...useComposed(value, onChange, read)} />
}
