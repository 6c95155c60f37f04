import { useState } from 'react'
import { useLocation } from 'wouter'
import { accountCancel } from '#api/domains/account/app-auth.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { orderListOld } from '#api/domains/trade/order.ts'
import { useData } from '#data/deps.tsx'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { isRejection } from '#data/write/rejection.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { CANCELLED } from '#lib/path/cancelled.ts'
import { day } from '#lib/time/dates.ts'
import { useDraft } from '#session/use-draft.ts'
import { useSessionActions, useWholeSession } from '#session/context.tsx'
import { type Standing, standingOf } from './cancel.words.ts'
import { type CodeForm, useCodeForm } from '#features/account/login/code-form.model.ts'
import { isTyped, plainText } from '#lib/text/typed/plain.ts'
import { countOf } from '#lib/text/graphemes.ts'

export interface Cancel {
  standing: Loaded<Standing>
  /** The customer gives up running services. */
  givesUp: boolean
  giveUp: (yes: boolean) => void
  /** From the consequences to the verification. */
  step: 'notice' | 'proof'
  goOn: () => void
  back: () => void
  proof: {
    reason: string
    reasonError: string
    setReason: (text: string) => void
    /** 「确认注销」, typed. */
    words: string
    wordsError: string
    setWords: (text: string) => void
    form: CodeForm
    busy: boolean
    submit: () => void
  }
}

/** The longest reason, in characters. */
export const MOST_REASON = 200

/**
 * For how long an end of the session counts as the account's closing, ms: while its outcome is unknown, and after a
 * check.
 */
const [A_DAY, A_MINUTE] = [86_400_000, 60_000]

/** The text to type. AC-08 */
export const WORDS = '确认注销'

/** 注销账号: its consequences, what prevents it, the verification, and the removal of all data on this device. */
export function useCancel(): Cancel {
  const now = useNow()
  const orders = useCall(orderListOld, { pageSize: 50 })
  const [step, setStep] = useState<Cancel['step']>('notice')
  const [givesUp, giveUp] = useState(false)
  return {
    standing: mapLoaded(orders, ({ list }) => standingOf(list, now)),
    givesUp,
    giveUp,
    step,
    goOn: () => setStep('proof'),
    back: () => setStep('notice'),
    proof: useProof(givesUp),
  }
}

function useProof(givesUp: boolean): Cancel['proof'] {
  const [reason, setReason] = useDraft('cancel-reason')
  const [words, setWords] = useState('')
  const [wordsError, setWordsError] = useState('')
  const form = useCodeForm({ scene: 'CANCEL', step: 1 })
  const why = plainText(reason)
  const reasonError = countOf(why) > MOST_REASON ? `内容不能超过${MOST_REASON}字` : ''
  const send = useSend()
  const leave = useLeave()
  const { expectEnd } = useWholeSession()
  const { submit, busy, error } = useSubmit({
    fields: form.code.value,
    async run(code) {
      form.begin()
      // Closing the account ends its session: if the answer is lost, that shows it.
      expectEnd(A_DAY)
      try {
        return await send(accountCancel, {
          code,
          ...(why && { reason: why }),
          ...(givesUp && { giveUpServices: true }),
        })
      } catch (cause) {
        if (isRejection(cause)) expectEnd(0)
        throw cause
      }
    },
    async verify() {
      await send(usersMe, {})
      expectEnd(A_MINUTE)
      return { error: '经核对账号没有注销，请再次提交' }
    },
    done: ({ finishBefore }) => leave(finishBefore),
    failed: form.failed,
  })
  return {
    reason,
    reasonError,
    setReason,
    words,
    wordsError,
    setWords(text) {
      setWords(text)
      setWordsError('')
    },
    form: { ...form, error: error || form.error },
    busy,
    submit() {
      const typed = isTyped(words, WORDS)
      if (!typed) setWordsError(`请输入「${WORDS}」`)
      if (form.check() && typed && reasonError === '') submit()
      else form.refuse()
    },
  }
}

/** After the account is closed, everything stored on this device is removed, the guest's saved pages as well. */
function useLeave(): (finishBefore: number) => Promise<void> {
  const { snapshots } = useData()
  const { signOut } = useSessionActions()
  const [, navigate] = useLocation()
  return async (finishBefore) => {
    // Before that, go to a page that needs no login.
    navigate(`${CANCELLED}?by=${day(finishBefore)}`, { replace: true })
    await signOut()
    await snapshots.clear()
  }
}
