import { useEffect, useState } from 'react'
import { HttpError } from '#api/errors.ts'
import { icVerificationCodeV2, icVoiceCodeV2, verificationCodeNew, voiceCode } from '#api/domains/account/sms.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { useSubmit } from '#data/write/use-submit.ts'
import { createStorage } from '#session/storage.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { type Picture, usePictureCheck } from '#features/account/profile/picture.model.ts'
import { afterSend, readSends, secondsLeft, writeSends } from './sms-timer.ts'

/** The receiver and purpose of a code: a typed number, or a step of the signed-in customer. */
export type Target =
  | { scene: 'LOGIN' | 'BIND' | 'LANDING'; mobile: string }
  | { scene: 'CHANGE_MOBILE' | 'UNBIND_WX' | 'CANCEL'; step: 1 }
  | { scene: 'CHANGE_MOBILE'; step: 2; mobile: string }

/** Requesting an SMS code: button, countdown, voice call, captcha. CO-06 */
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
 * @param onInvalid called when a field is invalid, to focus it
 */
export function useSmsCode(target: Target, mobileIsGood: () => boolean, onInvalid: () => void): SmsCode {
  const timer = useTimer(`sms.${target.scene}${'step' in target ? target.step : ''}`)
  const { picture, proof } = usePictureCheck()
  const request = useRequest(target, {
    done: timer.sent,
    // A captcha works for one attempt.
    finished: () => picture?.again(),
  })
  const [{ elder }] = usePreferences()
  const press = (isVoice: boolean) => {
    const good = mobileIsGood()
    const shown = proof()
    if (good && shown) request.begin({ isVoice, shown })
    else onInvalid()
  }
  return {
    label: timer.left > 0 ? `${timer.left}秒后重新获取` : timer.count > 0 ? '重新获取' : '获取验证码',
    waiting: timer.left > 0,
    busy: request.busy,
    send: () => press(false),
    voice: (elder || timer.count >= 2) && timer.left === 0 ? () => press(true) : null,
    picture,
    notice: request.notice,
    error: request.error,
  }
}

interface Wanted {
  isVoice: boolean
  shown: { ticket?: string; randstr?: string }
}

/** Requests a code, by SMS or by voice; `done` gets the seconds until the next one. */
function useRequest(target: Target, ends: { done: (resendSec: number) => void; finished: () => void }) {
  const send = useSend()
  const [notice, setNotice] = useState('')
  const { submitWith, busy, error } = useSubmit<Wanted, { resendSec: number }>({
    fields: { isVoice: false, shown: {} },
    run({ isVoice, shown }) {
      setNotice('')
      if ('step' in target) return send(isVoice ? voiceCode : verificationCodeNew, { ...target, ...shown })
      return send(isVoice ? icVoiceCodeV2 : icVerificationCodeV2, { ...target, ...shown })
    },
    done({ resendSec }, { isVoice }) {
      ends.done(resendSec)
      setNotice(isVoice ? '请留意来电，语音播报验证码' : '验证码已发送，5分钟内有效')
      ends.finished()
    },
    failed(cause) {
      ends.finished()
      return sendError(cause)
    },
  })
  return { begin: submitWith, busy, error, notice }
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
