import { useState } from 'react'
import { useDraft } from '#session/use-draft.ts'
import { codeError, digits, mobileError } from '#lib/text/phone.ts'
import { type SmsCode, useSmsCode } from './sms-code.model.ts'

/** A field, what is wrong with it, and what takes the next text. */
export interface Field {
  value: string
  fault: string
  change: (text: string) => void
}

/** Mobile number and SMS code, as login and binding ask for them. */
export interface PhoneForm {
  mobile: Field
  code: Field
  sms: SmsCode
  /** Counts up whenever a field was refused: the first marked one then takes the focus. */
  refusals: number
  /** Marks what is wrong; true when nothing is. */
  check: () => boolean
  /** Marks a field from outside, e.g. a code the server refused. */
  refuse: (faults: Partial<Faults>) => void
  /** Forgets the draft: the form has done its work. */
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

/** What is wrong with which field, and how often something was refused for it. */
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
