import { bindHref } from '#lib/path/login-href.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { bindWx, unbindWx } from '#api/domains/account/user-address.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { wxCertificate } from '#api/domains/account/wx.ts'
import { BusinessError } from '#api/errors.ts'
import { explain } from '#data/explain.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { mask } from '#lib/text/mask.ts'
import { useSessionActions } from '#session/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { useHost } from '#wechat/page.tsx'
import { type CodeForm, useCodeForm } from '#features/account/login/code-form.model.ts'

export interface Security {
  /** '' where no number is bound. */
  mobile: string
  certified: string
  wechat: { value: string; note: string; press: (() => void) | undefined }
}

export interface SecurityPage {
  loaded: Loaded<Security>
  /** Why WeChat could not be bound. */
  error: string
  unbind: Unbind
  anew: Anew
}

/** Signing in through WeChat again, because the session has no WeChat identity to bind. */
export interface Anew {
  open: boolean
  close: () => void
  go: () => void
}

/** The session did not start in WeChat, so there is no identity to bind. */
const WITHOUT_WECHAT = 40330

/** Unbinding WeChat, verified with a code to the bound number. */
export interface Unbind {
  open: boolean
  close: () => void
  form: CodeForm
  busy: boolean
  submit: () => void
}

/** 账号与安全. AC-06 */
export function useSecurity(): SecurityPage {
  const me = useCall(usersMe, {})
  const inside = useHost().kind === 'inside'
  const toast = useToast()
  const { signOut } = useSessionActions()
  const [confirming, setConfirming] = useState(false)
  const changed = async (words: string) => {
    if (me.state === 'ready') await me.refresh()
    setConfirming(false)
    toast(words)
  }
  const bind = useBindWeChat(() => changed('微信已绑定'))
  const [, navigate] = useLocation()
  const unbind = useUnbind(() => changed('微信已解绑'))
  return {
    loaded: mapLoaded(me, ({ mobileMasked, certified, wxBound }) => ({
      mobile: mobileMasked && mask(mobileMasked),
      certified: certified ? '已认证' : '未认证',
      wechat: wxBound
        ? { value: '已绑定', note: '可通过微信直接登录', press: () => setConfirming(true) }
        : {
            value: '未绑定',
            note: inside ? '绑定后可通过微信直接登录' : '请在微信中打开本页绑定',
            press: inside ? bind.run : undefined,
          },
    })),
    error: bind.error,
    unbind: { open: confirming, close: () => setConfirming(false), ...unbind },
    anew: {
      open: bind.missing,
      close: bind.close,
      go() {
        bind.close()
        // Leave this page first: it sends signed-out visitors back to itself.
        navigate(bindHref('/me/security'), { replace: true })
        void signOut()
      },
    },
  }
}

function useBindWeChat(done: () => Promise<void>) {
  const send = useSend()
  const [missing, setMissing] = useState(false)
  const { submit, error } = useSubmit({
    fields: null,
    run: async () => send(bindWx, { certificate: (await send(wxCertificate, {})).certificate }),
    done,
    failed(cause) {
      const none = cause instanceof BusinessError && cause.code === WITHOUT_WECHAT
      setMissing(none)
      return none ? '' : explain(cause)
    },
  })
  return { error, missing, close: () => setMissing(false), run: submit }
}

function useUnbind(done: () => Promise<void>): Pick<Unbind, 'form' | 'busy' | 'submit'> {
  const send = useSend()
  const form = useCodeForm({ scene: 'UNBIND_WX', step: 1 })
  const { submit, busy } = useSubmit({
    fields: form.code.value,
    run(code) {
      form.begin()
      return send(unbindWx, { code })
    },
    done,
    failed: form.failed,
  })
  return { form, busy, submit: () => form.check() && submit() }
}
