import { useState } from 'react'
import { codeError, digits } from '#lib/text/phone.ts'
import { isAboutCode } from './fault-code.ts'
import { explain } from '#data/explain.ts'
import type { Field } from './phone-form.model.ts'
import { type SmsCode, type Target, useSmsCode } from './sms-code.model.ts'

/** The SMS code of a step. */
export interface CodeForm {
  code: Field
  sms: SmsCode
  /** An error that is not about the code. */
  error: string
  /** Counts up whenever a field was refused. */
  refusals: number
  /** Marks an invalid code; true when it is valid. */
  check: () => boolean
  /** Another field is invalid: the first one marked gets the focus. */
  refuse: () => void
  /** The server's error: shown at the code field where it concerns the code. */
  failed: (cause: unknown) => void
  /** A new attempt starts. */
  begin: () => void
}

/** @param mobileIsGood for a typed number: marks it and returns whether it is valid */
export function useCodeForm(target: Target, mobileIsGood = () => true): CodeForm {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [error, setError] = useState('')
  const [refusals, setRefusals] = useState(0)
  const refuse = () => setRefusals((count) => count + 1)
  const put = (wrong: string) => {
    setFault(wrong)
    if (wrong) refuse()
    return wrong === ''
  }
  return {
    code: {
      value: text,
      fault,
      change(next) {
        setText(digits(next, 6))
        setFault('')
      },
    },
    sms: useSmsCode(target, mobileIsGood, refuse),
    error,
    refusals,
    check: () => put(codeError(text)),
    refuse,
    failed(cause) {
      if (isAboutCode(cause)) put(explain(cause))
      else setError(explain(cause))
    },
    begin: () => setError(''),
  }
}
