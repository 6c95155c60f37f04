import { useState } from 'react'
import { useDraft } from '#session/use-draft.ts'
import { codeError, digits, mobileError } from '#lib/text/phone.ts'
import { type SmsCode, useSmsCode } from './sms-code.model.ts'

/** A field: its text, its error and its setter. */
export interface Field {
  value: string
  fault: string
  change: (text: string) => void
}

/** Mobile number and SMS code, for login and binding. */
export interface PhoneForm {
  mobile: Field
  code: Field
  sms: SmsCode
  /** Counts up whenever a field was refused: the first marked one then takes the focus. */
  refusals: number
  /** Marks invalid fields; true when there are none. */
  check: () => boolean
  /** Marks a field from outside, e.g. a code the server rejected. */
  refuse: (faults: Partial<Faults>) => void
  /** Removes the draft, after the form was sent. */
  forget: () => void
}

interface Faults {
  mobile: string
  code: string
}

export function usePhoneForm(scene: 'LOGIN' | 'BIND' | 'LANDING'): PhoneForm {
  const [mobile, setMobile] = useDraft('mobile')
  const [code, setCode] = useState('')
  const { faults, mark, refuse, refusals } = useFaults()
  const mobileIsGood = () => {
    mark({ mobile: mobileError(mobile) })
    return mobileError(mobile) === ''
  }
  const sms = useSmsCode({ scene, mobile }, mobileIsGood, () => refuse({}))
  const changeMobile = (text: string) => {
    setMobile(digits(text, 11))
    mark({ mobile: '' })
  }
  const changeCode = (text: string) => {
    setCode(digits(text, 6))
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
    mobile: { value: mobile, fault: faults.mobile, change: changeMobile },
    code: { value: code, fault: faults.code, change: changeCode },
    sms,
    refusals,
    check,
    refuse,
    forget,
  }
}

/** The error of each field, and how many presses were rejected. */
function useFaults() {
  const [faults, setFaults] = useState<Faults>({ mobile: '', code: '' })
  const [refusals, setRefusals] = useState(0)
  const mark = (some: Partial<Faults>) => setFaults((old) => ({ ...old, ...some }))
  const refuse = (some: Partial<Faults>) => {
    mark(some)
    setRefusals((count) => count + 1)
  }
  return { faults, mark, refuse, refusals }
}
