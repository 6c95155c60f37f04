import { useRef, useState } from 'react'
import { BusinessError } from '#api/errors.ts'
import { authWxRegister } from '#api/domains/account/auth/sign-in.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { wxCertificate } from '#api/domains/account/wx.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { useData } from '#data/deps.tsx'
import { useHandOn } from '#data/use-renew.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { mask } from '#lib/text/mask.ts'
import { salesNumber, shareWxId } from '#session/attribution.ts'
import { useWholeSession } from '#session/context.tsx'
import { UNBOUND } from '#session/session.ts'
import { moveOwn } from '#session/move-own.ts'
import { createStorage } from '#session/storage.ts'
import { useTrack } from '#tracking/context.tsx'
import { isAboutCode } from './code-error.ts'
import { type PhoneForm, usePhoneForm } from './phone-form.model.ts'

/** Mobile number and code, which are bound to the WeChat identity. */
export interface BindForm {
  phone: PhoneForm
  error: string
  busy: boolean
  submit: () => void
  /** The number belongs to another WeChat account: move it to this one? */
  moving: { open: boolean; agree: () => void; decline: () => void }
}

/** The number is bound to another WeChat account already. AC-02 */
const BOUND_ELSEWHERE = 40910

/** @param onBound called once the session of the number has begun */
export function useBindForm(onBound: () => void): BindForm {
  const phone = usePhoneForm('BIND')
  const track = useTrack()
  const begin = useBeginSession()
  const note = useNoteNumber()
  const proof = useCertificate()
  const { send } = useData()
  const [asking, ask] = useState(false)
  /** Whether this customer already has the number; a number that had other owners belongs to another account. */
  const isBound = async () => mask((await send(usersMe, {})).mobileMasked) === mask(phone.mobile.value)
  /** With true the number is moved from another WeChat account. */
  const { submit, submitWith, busy, error } = useSubmit({
    fields: false,
    async run(rebind) {
      ask(false)
      try {
        return await send(authWxRegister, {
          certificate: await proof.get(),
          mobile: phone.mobile.value,
          code: phone.code.value,
          salesNumber: salesNumber() ?? undefined,
          shareWxId: shareWxId() ?? undefined,
          ...(rebind && { rebind }),
        })
      } catch (cause) {
        // A binding whose answer was lost has used up the code.
        if (isAboutCode(cause) && (await isBound().catch(() => false))) return null
        throw cause
      }
    },
    async verify() {
      proof.drop()
      if (await isBound()) return { result: null }
      return { error: '请再次提交；如提示验证码已使用，请重新获取' }
    },
    failed(cause) {
      const isElsewhere = cause instanceof BusinessError && cause.code === BOUND_ELSEWHERE
      ask(isElsewhere)
      if (isElsewhere) return ''
      proof.drop()
      if (!isAboutCode(cause)) return explain(cause)
      phone.refuse({ code: explain(cause) })
      return ''
    },
    async done(tokens) {
      phone.forget()
      proof.drop()
      // Without new tokens the session is that of the visitor, who has a number now.
      if (tokens) await begin(tokens)
      else note()
      await track('auth', 'bind_ok', new URLSearchParams(location.search).get('scene') ?? undefined)
      onBound()
    },
  })
  return {
    phone,
    error,
    busy,
    submit: () => phone.check() && submit(),
    moving: {
      open: asking,
      agree: () => submitWith(true),
      decline: () => {
        ask(false)
        phone.forget()
      },
    },
  }
}

/** Continues as the owner of the number; the customer's own data is reloaded. */
function useBeginSession() {
  const session = useWholeSession()
  const { send } = useData()
  const handOn = useHandOn()
  return async (tokens: Parameters<typeof session.accept>[0]) => {
    const before = session.account()
    const accepted = session.accept(tokens, true)
    handOn(before, session.account())
    moveOwn(createStorage('local'), before, session.account())
    if (!(await accepted)) throw new DeviceError('操作失败，请稍后再试')
    // The page works without it.
    void send(usersMe, {}).catch(() => undefined)
  }
}

/** The number is known to this session. */
function useNoteNumber() {
  const session = useWholeSession()
  return () => session.drafts.set(UNBOUND, '')
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
