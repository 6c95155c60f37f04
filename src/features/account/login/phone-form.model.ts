import { useState } from 'react'
import { useDraft } from '#session/use-draft.ts'
import { codeError, mobileError } from '#lib/text/phone.ts'
import { type SmsCode, useSmsCode } from './sms-code.model.ts'

/** A field: its text, its error and its setter. */
export interface Field {
  value: string
  error: string
  change: (text: string) => void
}

/** Mobile number and SMS code, for login and binding. */
export interface PhoneForm {
  mobile: Field
  code: Field
  sms: SmsCode
  /** Counts up whenever a field was rejected: the first marked one then takes the focus. */
  invalidPresses: number
  /** Marks invalid fields; true when there are none. */
  check: () => boolean
  /** Marks a field from outside, e.g. a code the server rejected. */
  refuse: (fieldErrors: Partial<PhoneErrors>) => void
  /** Removes the draft, after the form was sent. */
  forget: () => void
}

interface PhoneErrors {
  mobile: string
  code: string
}

export function usePhoneForm(scene: 'LOGIN' | 'BIND' | 'LANDING'): PhoneForm {
  const [mobile, setMobile] = useDraft('mobile')
  const [code, setCode] = useState('')
  const { fieldErrors, mark, refuse, invalidPresses } = usePhoneErrors()
  const mobileIsGood = () => {
    mark({ mobile: mobileError(mobile) })
    return mobileError(mobile) === ''
  }
  const sms = useSmsCode({ scene, mobile }, mobileIsGood, () => refuse({}))
  const changeMobile = (text: string) => {
    setMobile(text)
    mark({ mobile: '' })
  }
  const changeCode = (text: string) => {
    setCode(text)
    mark({ code: '' })
  }
  const check = () => {
    const now = { mobile: mobileError(mobile), code: codeError(code) }
    const good = !now.mobile && !now.code
    if (good) mark(now)
    else refuse(now)
    return good
  }
  const forget = () => {
    setMobile('')
    setCode('')
  }
  return {
    mobile: { value: mobile, error: fieldErrors.mobile, change: changeMobile },
    code: { value: code, error: fieldErrors.code, change: changeCode },
    sms,
    invalidPresses,
    check,
    refuse,
    forget,
  }
}

/** The error of each field, and how many presses were rejected. */
function usePhoneErrors() {
  const [fieldErrors, setFieldErrors] = useState<PhoneErrors>({ mobile: '', code: '' })
  const [invalidPresses, setInvalidPresses] = useState(0)
  const mark = (some: Partial<PhoneErrors>) => setFieldErrors((old) => ({ ...old, ...some }))
  const refuse = (some: Partial<PhoneErrors>) => {
    mark(some)
    setInvalidPresses((count) => count + 1)
  }
  return { fieldErrors, mark, refuse, invalidPresses }
}
