import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { BusinessError } from '#api/errors.ts'
import { authWxRegister } from '#api/domains/account/auth.ts'
import { wxCertificate } from '#api/domains/account/wx.ts'
import { explain } from '#data/explain.ts'
import { useData } from '#data/deps.tsx'
import { useChange } from '#data/use-change.ts'
import { salesNumber, shareWxId } from '#session/attribution.ts'
import { useSessionActions, useSignedIn, useWholeSession } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useRawSearch } from '#ui/raw-search.ts'
import { useHost } from '#wechat/page.tsx'
import { isAboutCode } from './code-error.ts'
import { type PhoneForm, usePhoneForm } from './phone-form.model.ts'
import { afterLogin } from './target.ts'

export type Bind =
  | { state: 'leaving' }
  /** Nobody is signed in yet: authorize in WeChat, or log in outside it. */
  | { state: 'guest'; wechat: (() => void) | null }
  | BindForm

export interface BindForm {
  state: 'form'
  phone: PhoneForm
  error: string
  busy: boolean
  submit: () => void
  /** The number belongs to another WeChat account: move it to this one? */
  moving: { open: boolean; agree: () => void; decline: () => void }
  skip: string
}

/** The number is bound to another WeChat account already. product AC-02 */
const BOUND_ELSEWHERE = 40910

export function useBind(): Bind {
  const search = useRawSearch()
  const target = afterLogin(search, location.origin)
  const signedIn = useSignedIn()
  const { signIn } = useSessionActions()
  const inside = useHost().kind === 'inside'
  const phone = usePhoneForm('BIND')
  const binding = useBinding(target, phone)

  if (binding.leaving) return { state: 'leaving' }
  if (!signedIn) return { state: 'guest', wechat: inside ? () => signIn(`/login/bind${search && `?${search}`}`) : null }
  return {
    state: 'form',
    phone,
    error: binding.error,
    busy: binding.busy,
    submit: () => phone.check() && void binding.submit(false),
    moving: {
      open: binding.asking,
      agree: () => void binding.submit(true),
      decline: () => {
        binding.close()
        phone.forget()
      },
    },
    skip: target,
  }
}

function useBinding(target: string, phone: PhoneForm) {
  const [, navigate] = useLocation()
  const track = useTrack()
  const session = useWholeSession()
  const proof = useCertificate()
  const register = useChange(authWxRegister)
  const [state, setState] = useState({ leaving: false, asking: false, error: '' })
  const [busy, setBusy] = useState(false)

  const fail = (cause: unknown) => {
    const asking = cause instanceof BusinessError && cause.code === BOUND_ELSEWHERE
    if (!asking) proof.drop()
    if (isAboutCode(cause) && !asking) phone.refuse({ code: explain(cause) })
    setState({ leaving: false, asking, error: asking || isAboutCode(cause) ? '' : explain(cause) })
  }
  const submit = async (rebind: boolean) => {
    setBusy(true)
    setState({ leaving: false, asking: false, error: '' })
    try {
      const tokens = await register.run({
        certificate: await proof.get(),
        mobile: phone.mobile.value,
        code: phone.code.value,
        salesNumber: salesNumber() ?? undefined,
        shareWxId: shareWxId() ?? undefined,
        ...(rebind && { rebind }),
      })
      setState({ leaving: true, asking: false, error: '' })
      phone.forget()
      if (!(await session.accept(tokens))) throw new Error('unusable tokens')
      await track('auth', 'bind_ok', new URLSearchParams(location.search).get('scene') ?? undefined)
      navigate(target, { replace: true })
    } catch (cause) {
      fail(cause)
    }
    setBusy(false)
  }
  return { ...state, busy, submit, close: () => setState({ leaving: false, asking: false, error: '' }) }
}

/** The proof of the openId, requested when needed and again after it has expired. */
function useCertificate(): { get: () => Promise<string>; drop: () => void } {
  const { send, now } = useData()
  const held = useRef<{ certificate: string; until: number }>(null)
  const get = async () => {
    if (held.current && held.current.until > now()) return held.current.certificate
    const { certificate: text, expireSec } = await send(wxCertificate, {})
    held.current = { certificate: text, until: now() + (expireSec - 30) * 1000 }
    return text
  }
  return { get, drop: () => (held.current = null) }
}
