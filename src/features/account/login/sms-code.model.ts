import { useEffect, useState } from 'react'
import { HttpError } from '#api/errors.ts'
import { icVerificationCodeV2, icVoiceCodeV2, verificationCodeNew, voiceCode } from '#api/domains/account/sms.ts'
import { explain } from '#data/explain.ts'
import { useChange } from '#data/write/use-change.ts'
import { createStorage } from '#session/storage.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { type Picture, usePictureCheck } from '#features/account/profile/picture.model.ts'
import { afterSend, readSends, secondsLeft, writeSends } from './sms-timer.ts'

/** The receiver and purpose of a code: a typed number, or a step of the signed-in customer. */
export type Target =
  | { scene: 'LOGIN' | 'BIND' | 'LANDING'; mobile: string }
  | { scene: 'CHANGE_MOBILE' | 'UNBIND_WX' | 'CANCEL'; step: 1 }
  | { scene: 'CHANGE_MOBILE'; step: 2; mobile: string }

/** Requesting an SMS code: button, countdown, voice call, captcha. product CO-06 */
export interface SmsCode {
  /** The button's text: 获取验证码, 57秒后重新获取, 重新获取. */
  label: string
  waiting: boolean
  busy: boolean
  send: () => void
  /** Offered after the second code, and in 长辈版 immediately; null before. */
  voice: (() => void) | null
  picture: Picture | null
  /** The latest event, announced politely. */
  notice: string
  error: string
}

/**
 * @param mobileIsGood marks the mobile field and says whether it may be used
 * @param onInvalid called when the customer has to look at a marked field
 */
export function useSmsCode(target: Target, mobileIsGood: () => boolean, onInvalid: () => void): SmsCode {
  const timer = useTimer(`sms.${target.scene}${'step' in target ? target.step : ''}`)
  const { picture, proof } = usePictureCheck()
  const sms = useDesk(target, icVerificationCodeV2, verificationCodeNew)
  const voice = useDesk(target, icVoiceCodeV2, voiceCode)
  const [{ elder }] = usePreferences()
  const [status, setStatus] = useState({ notice: '', error: '' })

  const request = async (run: typeof sms.run, notice: string) => {
    const good = mobileIsGood()
    const shown = proof()
    if (!good || !shown) return onInvalid()
    setStatus({ notice: '', error: '' })
    try {
      const { resendSec } = await run(shown)
      timer.sent(resendSec)
      setStatus({ notice, error: '' })
    } catch (error) {
      setStatus({ notice: '', error: sendError(error) })
    }
    // A captcha works for one attempt.
    picture?.again()
  }
  return {
    label: timer.left > 0 ? `${timer.left}秒后重新获取` : timer.count > 0 ? '重新获取' : '获取验证码',
    waiting: timer.left > 0,
    busy: sms.busy || voice.busy,
    send: () => void request(sms.run, '验证码已发送，5分钟内有效'),
    voice:
      (elder || timer.count >= 2) && timer.left === 0
        ? () => void request(voice.run, '请留意来电，语音播报验证码')
        : null,
    picture,
    ...status,
  }
}

/** The call that sends to this target. */
function useDesk(target: Target, toAnybody: typeof icVerificationCodeV2, inStep: typeof verificationCodeNew) {
  const anybody = useChange(toAnybody)
  const step = useChange(inStep)
  return {
    busy: anybody.busy || step.busy,
    run: (shown: { ticket?: string; randstr?: string }) =>
      'step' in target ? step.run({ ...target, ...shown }) : anybody.run({ ...target, ...shown }),
  }
}

function sendError(error: unknown): string {
  return error instanceof HttpError && error.status === 429 ? '获取次数过多，请明天再试' : explain(error)
}

/** The countdown survives a reload of the tab. No number is stored with it. */
function useTimer(key: string): { left: number; count: number; sent: (resendSec: number) => void } {
  const [storage] = useState(() => createStorage('session'))
  const [sends, setSends] = useState(() => readSends(storage.get(key), Date.now()))
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(sends, now)
  const counting = left > 0
  useEffect(() => {
    if (!counting) return
    const tick = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(tick)
  }, [counting])
  const sent = (resendSec: number) => {
    const next = afterSend(sends, Date.now(), resendSec)
    storage.set(key, writeSends(next))
    setNow(next.at)
    setSends(next)
  }
  return { left, count: sends.count, sent }
}
