import { useEffect, useEffectEvent } from 'react'
import { updateWxInfo, userInfo } from '#api/domains/account/user-address.ts'
import { wxMe } from '#api/domains/account/wx.ts'
import { OAUTH_SCOPE_NAME } from '#config/constants.ts'
import { DeviceError } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { useSubmit } from '#data/write/use-submit.ts'
import { useWholeSession } from '#session/context.tsx'
import { leaveTo } from '#session/leave.ts'
import { createSignIn } from '#session/sign-in/sign-in.ts'
import { createStorage } from '#session/storage.ts'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { useHost } from '#wechat/page.tsx'

export interface WeChatName {
  /** Undefined outside WeChat, or where the WeChat account is another one. */
  press: (() => void) | undefined
  error: string
}

/**
 * 使用微信头像昵称: after a press WeChat asks the customer, and on return both are taken over; never automatically. product
 * CO-01, AC-05
 */
export function useWeChatName(bound: boolean): WeChatName {
  const inside = useHost().kind === 'inside'
  const send = useSend()
  const authorize = useAuthorize()
  const toast = useToast()
  const [pressed, mark] = useDraft('wechat-name')
  const { submitWith, error } = useSubmit({
    fields: 'press',
    /** Answers whether WeChat has given them. */
    async run(by: 'press' | 'return') {
      const { nickName, avatarUrl } = await send(wxMe, {})
      if (nickName && avatarUrl) {
        await send(updateWxInfo, { nickName, avatarUrl })
        return true
      }
      if (by === 'return') throw new DeviceError('未取得微信头像昵称，请使用账号绑定的微信重试')
      mark('1')
      const refused = await authorize()
      if (refused === undefined) return false
      mark('')
      throw new DeviceError(refused)
    },
    stale: [userInfo],
    done(taken) {
      if (taken) toast('已使用微信头像昵称')
    },
  })
  const back = useEffectEvent(() => {
    if (pressed === '') return
    mark('')
    submitWith('return')
  })
  useEffect(() => {
    if (bound) back()
  }, [bound])
  return { press: inside && bound ? () => submitWith('press') : undefined, error }
}

/** Leaves for WeChat's question; answers why it could not, undefined where the page is on its way out. */
function useAuthorize(): () => Promise<string | undefined> {
  const session = useWholeSession()
  const send = useSend()
  return async () => {
    const signIn = createSignIn({
      send,
      session,
      local: createStorage('local'),
      tab: createStorage('session'),
      locks: navigator.locks,
      origin: location.origin,
      insideWechat: true,
    })
    const way = await signIn.start('/me/profile', 0, OAUTH_SCOPE_NAME)
    if (way.kind !== 'leave') return way.kind === 'stay' ? way.message : ''
    leaveTo(way.url, 'replace')
    return undefined
  }
}
