import { useState } from 'react'
import { type FieldErrors, type Submission, type SubmitOptions, useSubmit } from '#data/write/use-submit.ts'

/** A submission that a dialog asks about first; it stays open until it is made. */
export interface Confirmation {
  open: boolean
  ask: () => void
  close: () => void
  submission: Submission<FieldErrors>
}

export function useConfirmation<F, R>({ done, ...options }: SubmitOptions<F, FieldErrors, R>): Confirmation {
  const [open, setOpen] = useState(false)
  const submission = useSubmit({
    ...options,
    done(result, fields) {
      setOpen(false)
      return done(result, fields)
    },
  })
  return {
    open,
    ask() {
      submission.clear()
      setOpen(true)
    },
    close: () => setOpen(false),
    submission,
  }
}
