import { useState } from 'react'
import { useDraft } from '#session/use-draft.ts'
import { codeFault, digits, mobileFault } from './phone-rules.ts'
import { type Scene, type SmsCode, useSmsCode } from './sms-code.model.ts'

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

export function usePhoneForm(scene: Scene): PhoneForm {
  const [mobile, setMobile] = useDraft('mobile')
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<Faults>({ mobile: '', code: '' })
  const [refusals, setRefusals] = useState(0)
  const refused = () => setRefusals((count) => count + 1)

  const refuse = (some: Partial<Faults>) => {
    setFaults((old) => ({ ...old, ...some }))
    refused()
  }
  const mobileIsGood = () => {
    const fault = mobileFault(mobile)
    setFaults((old) => ({ ...old, mobile: fault }))
    return fault === ''
  }
  const sms = useSmsCode(scene, mobile, mobileIsGood, refused)
  return {
    mobile: {
      value: mobile,
      fault: faults.mobile,
      change: (text) => {
        setMobile(digits(text, 11))
        setFaults((old) => ({ ...old, mobile: '' }))
      },
    },
    code: {
      value: code,
      fault: faults.code,
      change: (text) => {
        setCode(digits(text, 6))
        setFaults((old) => ({ ...old, code: '' }))
      },
    },
    sms,
    refusals,
    check: () => {
      const now = { mobile: mobileFault(mobile), code: codeFault(code) }
      setFaults(now)
      if (now.mobile || now.code) refused()
      return !now.mobile && !now.code
    },
    refuse,
    forget: () => {
      setMobile('')
      setCode('')
    },
  }
}
