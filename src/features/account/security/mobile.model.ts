import { useState } from 'react'
import type { OutputOf } from '#api/call.ts'
import { changeMobileCheck, usersMe, changeMobileV2 } from '#api/domains/account/users.ts'
import { BusinessError } from '#api/errors.ts'
import type { Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { mask } from '#lib/text/mask.ts'
import { mobileError } from '#lib/text/phone.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { type CodeForm, useCodeForm } from '#features/account/login/code-form.model.ts'
import type { Field } from '#features/account/login/phone-form.model.ts'
import { useWayBack } from '#features/account/login/way-back.ts'

/** Whether the number can be changed now, and if not, why. */
type Check = { allowed: true; old: string } | { allowed: false; reason: string; bind: boolean }

export interface MobileChange {
  check: Loaded<Check>
  step: 1 | 2
  /** The code sent to the current number. */
  old: CodeForm
  /** Continues from the current number's code to the new number. */
  next: () => void
  mobile: Field
  fresh: CodeForm
  back: () => void
  busy: boolean
  submit: () => void
}

/** The current number's code was wrong or has expired. */
const OLD_CODE = 40080

/** 更换手机号 in two steps; the service checks both codes at the end. AC-07 */
export function useMobileChange(): MobileChange {
  const me = useCall(usersMe, {})
  const check = useCheck(me)
  const [step, setStep] = useState<1 | 2>(1)
  const old = useCodeForm({ scene: 'CHANGE_MOBILE', step: 1 })
  const mobile = useNewMobile()
  const fresh = useCodeForm({ scene: 'CHANGE_MOBILE', step: 2, mobile: mobile.value }, mobile.check)
  const send = useSend()
  const toast = useToast()
  const leave = useWayBack('/me/security')
  /** undefined: with four digits hidden both numbers look the same, so that nothing shows which one it is. */
  const isChanged = async ({ from, newMobile }: { from: string; newMobile: string }) =>
    mask(newMobile) === from ? undefined : mask((await send(usersMe, {})).mobileMasked) === mask(newMobile)
  const { submit, busy, error } = useSubmit({
    fields: {
      from: check.state === 'ready' && check.data.allowed ? check.data.old : '',
      oldCode: old.code.value,
      newMobile: mobile.value,
      newCode: fresh.code.value,
    },
    async run({ from, ...fields }) {
      fresh.begin()
      try {
        await send(changeMobileV2, fields)
      } catch (cause) {
        // A change whose answer was lost has used up the codes.
        const mayBeDone = cause instanceof BusinessError && (await isChanged({ from, ...fields }).catch(() => false))
        if (!mayBeDone) throw cause
      }
    },
    async verify(fields) {
      const changed = await isChanged(fields)
      if (changed) return { result: undefined }
      return {
        error:
          changed === undefined
            ? '新旧手机号隐藏中间四位后相同，无法自动核对，请再次提交或联系客服核实'
            : '经核对手机号没有更换，请再次提交',
      }
    },
    stale: [usersMe],
    done() {
      toast('手机号已更换')
      leave()
    },
    failed(cause) {
      const first = cause instanceof BusinessError && cause.code === OLD_CODE
      if (first) setStep(1)
      return (first ? old : fresh).failed(cause)
    },
  })
  return {
    check,
    step,
    old,
    next: () => old.check() && setStep(2),
    mobile,
    fresh: { ...fresh, error: error || fresh.error },
    back: () => setStep(1),
    busy,
    submit() {
      const good = mobile.check()
      if (fresh.check() && good) submit()
      else fresh.refuse()
    },
  }
}

function useCheck(me: Loaded<OutputOf<typeof usersMe>>): Loaded<Check> {
  const check = useCall(changeMobileCheck, {})
  return mapBoth(check, me, ({ allowed, reason = '暂不能更换手机号' }, { mobileMasked }) =>
    allowed ? { allowed, old: mask(mobileMasked) } : { allowed, reason, bind: mobileMasked === '' },
  )
}

function useNewMobile(): Field & { check: () => boolean } {
  const [value, setValue] = useState('')
  const [error, setError] = useState('')
  return {
    value,
    error,
    change(text) {
      setValue(text)
      setError('')
    },
    check() {
      setError(mobileError(value))
      return mobileError(value) === ''
    },
  }
}
