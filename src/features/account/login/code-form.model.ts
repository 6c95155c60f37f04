import { useState } from 'react'
import { codeError, digits } from '#lib/text/phone.ts'
import { isAboutCode } from './fault-code.ts'
import { explain } from '#data/explain.ts'
import type { Field } from './phone-form.model.ts'
import { type SmsCode, type Target, useSmsCode } from './sms-code.model.ts'

/** The code that a step asks for. */
export interface CodeForm {
  code: Field
  sms: SmsCode
  /** What failed that is not about the code. */
  error: string
  /** Counts up whenever a field was refused. */
  refusals: number
  /** Marks what is wrong with the code; true when nothing is. */
  check: () => boolean
  /** Something beside the code is marked: the first marked field takes the focus. */
  refuse: () => void
  /** The server's answer to a try: under the code where it is about the code. */
  failed: (cause: unknown) => void
  /** A new try begins. */
  begin: () => void
}

/** @param mobileIsGood for a number that is typed: marks it, and says whether it may be used */
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
