import { type ReactNode, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import css from './form.module.css'
import { submitProps } from './submit.ts'
import { useShowInvalid } from './use-show-invalid.ts'

interface Props {
  label: string
  /** For a form that is not a stack of its fields. */
  className?: string | undefined
  /** Indented like the text of a page. */
  inset?: boolean
  /** Counts the rejected presses: each moves the focus to the first invalid field. */
  invalidPresses: number
  onSubmit: () => void
  /** Off where the browser must not store anything, e.g. a bank account. */
  autoComplete?: 'off'
  children: ReactNode
}

/** A form that shows its own errors instead of the browser's. */
export function Form({ label, className, inset, invalidPresses, onSubmit, autoComplete, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useShowInvalid(form, invalidPresses)
  return (
    <form
      ref={form}
      className={className ?? classes(css.form, inset && css.inset)}
      noValidate
      autoComplete={autoComplete}
      aria-label={label}
      {...submitProps(onSubmit)}
    >
      {children}
    </form>
  )
}
