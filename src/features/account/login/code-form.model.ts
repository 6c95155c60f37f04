import { useState } from 'react'
import { codeError } from '#lib/text/phone.ts'
import { isAboutCode } from './code-error.ts'
import { explain } from '#data/explain.ts'
import type { Field } from './phone-form.model.ts'
import { type SmsCode, type Target, useSmsCode } from './sms-code.model.ts'

/** The SMS code of a step. */
export interface CodeForm {
  code: Field
  sms: SmsCode
  /** An error that is not about the code. */
  error: string
  /** Incremented whenever a field was rejected. */
  invalidPresses: number
  /** Marks an invalid code; true when it is valid. */
  check: () => boolean
  /** Another field is invalid: the first one marked gets the focus. */
  refuse: () => void
  /** Shows the server's error, at the code field where it concerns the code; '': nothing is left to show. */
  failed: (cause: unknown) => ''
  /** A new attempt starts. */
  begin: () => void
}

/** @param mobileIsGood for a typed number: marks it and returns whether it is valid */
export function useCodeForm(target: Target, mobileIsGood = () => true): CodeForm {
  const [text, setText] = useState('')
  const [wrongCode, setWrongCode] = useState('')
  const [error, setError] = useState('')
  const [invalidPresses, setInvalidPresses] = useState(0)
  const refuse = () => setInvalidPresses((count) => count + 1)
  const put = (wrong: string) => {
    setWrongCode(wrong)
    if (wrong) refuse()
    return wrong === ''
  }
  return {
    code: {
      value: text,
      error: wrongCode,
      change(next) {
        setText(next)
        setWrongCode('')
      },
    },
    sms: useSmsCode(target, mobileIsGood, refuse),
    error,
    invalidPresses,
    check: () => put(codeError(text)),
    refuse,
    failed(cause) {
      if (isAboutCode(cause)) put(explain(cause))
      else setError(explain(cause))
      return ''
    },
    begin: () => setError(''),
  }
}
