import { bindHref } from '#lib/path/login-href.ts'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { showLogin } from '#api/domains/account/app-config.ts'
import { mobileLoginV2 } from '#api/domains/account/auth/sign-in.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { errorCode } from '#data/error-code.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { salesNumber } from '#session/attribution.ts'
import { useSession, useSessionActions, useSignedIn, useUnbound, useWholeSession } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useHost } from '#wechat/page.tsx'
import { isAboutCode } from './code-error.ts'
import { type PhoneForm, usePhoneForm } from './phone-form.model.ts'
import { afterLogin } from './target.ts'

export type Login =
  | { state: 'leaving' }
  /** `bind`: the address where a mobile number is bound; '' when there is one already. */
  | { state: 'signedIn'; goOn: string; bind: string; change: () => void }
  | { state: 'closed'; message: string }
  | { state: 'wechatOnly'; agreement: Agreement; wechat: () => void }
  | LoginForm

export interface LoginForm {
  state: 'form'
  phone: PhoneForm
  agreement: Agreement
  /** Counts up whenever a field was rejected. */
  invalidPresses: number
  error: string
  busy: boolean
  submit: () => void
  /** Sign-in with one tap inside WeChat; null outside. */
  wechat: (() => void) | null
}

/** The agreement box; never ticked by default. */
export interface Agreement {
  agreed: boolean
  agree: (agreed: boolean) => void
  /** 「请先阅读并同意…」 after an attempt without it. */
  error: string
  /** Counts the attempts without it. */
  invalidPresses: number
  /** Whether the box is ticked; shows the message when it is not. */
  given: () => boolean
}

const ASK_TO_AGREE = '请先阅读并同意《用户协议》《隐私政策》'

export function useLogin(): Login {
  const wanted = useSession(({ redirect }) => redirect)
  const target = afterLogin(useSearch(), location.origin, wanted)
  const signedIn = useSignedIn()
  const { signIn, signOut } = useSessionActions()
  // WeChat may have signed in a customer without a mobile number.
  const bind = useUnbound() ? bindHref(target) : ''
  const config = useCall(showLogin, {}, { cache: true })
  const phone = usePhoneForm('LOGIN')
  const agreement = useAgreement()
  const entry = useEntry(target, phone)
  const inside = useHost().kind === 'inside'
  const wechat = inside ? () => void (agreement.given() && signIn(target)) : null

  if (entry.leaving) return { state: 'leaving' }
  if (signedIn) return { state: 'signedIn', goOn: target, bind, change: () => void signOut() }
  if (config.state === 'ready' && !config.data.show) {
    return { state: 'closed', message: '登录暂未开放，如需帮助请联系客服' }
  }
  if (config.state === 'ready' && config.data.wechatOnly) {
    return wechat ? { state: 'wechatOnly', agreement, wechat } : { state: 'closed', message: '请在微信中打开本页登录' }
  }
  const submit = () => {
    const complete = phone.check()
    if (agreement.given() && complete) entry.submit()
  }
  return {
    state: 'form',
    phone,
    agreement,
    invalidPresses: agreement.invalidPresses + phone.invalidPresses,
    error: entry.error,
    busy: entry.busy,
    submit,
    wechat,
  }
}

function useAgreement(): Agreement {
  const [agreed, setAgreed] = useState(false)
  const [error, setError] = useState('')
  const [invalidPresses, setInvalidPresses] = useState(0)
  const agree = (next: boolean) => {
    setAgreed(next)
    setError('')
  }
  const given = (): boolean => {
    if (agreed) return true
    setError(ASK_TO_AGREE)
    setInvalidPresses((count) => count + 1)
    return false
  }
  return { agreed, agree, error, invalidPresses, given }
}

/** Logs in and returns to the previous page. */
function useEntry(target: string, phone: PhoneForm) {
  const navigate = useNavigateFromHere()
  const track = useTrack()
  const send = useSend()
  const session = useWholeSession()
  const wxInfo = useSession((session) => session.wxInfo)
  const [leaving, setLeaving] = useState(false)
  const failed = (cause: unknown) => {
    void track('auth', 'login_fail', errorCode(cause))
    if (!isAboutCode(cause)) return explain(cause)
    phone.refuse({ code: explain(cause) })
    return ''
  }
  const { submit, busy, error } = useSubmit({
    fields: { mobile: phone.mobile.value, code: phone.code.value },
    run(fields) {
      void track('auth', 'login_submit', 'mobile')
      return send(mobileLoginV2, {
        ...fields,
        accountType: session.config.accountType,
        salesNumber: salesNumber() ?? undefined,
        openId: wxInfo?.openId,
        wxId: wxInfo?.wxId,
      })
    },
    // Only its tokens would show whether it succeeded: they come with the next code, if this one is used up.
    verify: async () => ({ error: '请再次登录；如提示验证码已使用，请重新获取' }),
    failed,
    async done(tokens) {
      setLeaving(true)
      phone.forget()
      if (!(await session.accept(tokens))) {
        setLeaving(false)
        throw new DeviceError(failed(new Error('unusable tokens')))
      }
      await track('auth', 'login_ok')
      navigate(target, { replace: true })
      session.store.update('redirect', null)
    },
  })
  return { leaving, error, busy, submit }
}
