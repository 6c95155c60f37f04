import { useEffect, useEffectEvent } from 'react'
import { updateWxInfo } from '#api/domains/account/user-address.ts'
import { wxMe } from '#api/domains/account/wx.ts'
import { OAUTH_SCOPE_NAME } from '#config/constants.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { useOnce } from '#data/write/use-once.ts'
import { useWholeSession } from '#session/context.tsx'
import { leaveTo } from '#session/leave.ts'
import { createSignIn } from '#session/sign-in/sign-in.ts'
import { createStorage } from '#session/storage.ts'
import { useDraft } from '#session/use-draft.ts'
import { useHost } from '#wechat/page.tsx'

export interface WeChatName {
  /** Undefined outside WeChat, or where the WeChat account is another one. */
  press: (() => void) | undefined
  busy: boolean
  error: string
}

/**
 * 使用微信头像昵称: after a press WeChat asks the customer, and on return both are taken over; never automatically. product
 * CO-01, AC-05
 */
export function useWeChatName(bound: boolean, changed: (words: string) => Promise<void>): WeChatName {
  const inside = useHost().kind === 'inside'
  const session = useWholeSession()
  const send = useSend()
  const { busy, message, once, showMessage } = useOnce()
  const [pressed, mark] = useDraft('wechat-name')

  /** Whether WeChat has returned them. */
  const take = async (): Promise<boolean> => {
    const { nickName, avatarUrl } = await send(wxMe, {})
    if (!nickName || !avatarUrl) return false
    await send(updateWxInfo, { nickName, avatarUrl })
    await changed('已使用微信头像昵称')
    return true
  }
  const authorize = async (): Promise<void> => {
    const signIn = createSignIn({
      send,
      session,
      local: createStorage('local'),
      tab: createStorage('session'),
      locks: navigator.locks,
      origin: location.origin,
      insideWechat: true,
    })
    mark('1')
    const way = await signIn.start('/me/profile', 0, OAUTH_SCOPE_NAME)
    if (way.kind === 'leave') leaveTo(way.url, 'replace')
    else {
      mark('')
      showMessage(way.kind === 'stay' ? way.message : '')
    }
  }
  const work = (then: () => Promise<unknown>) =>
    once(() => then().catch((cause: unknown) => showMessage(explain(cause))))

  const back = useEffectEvent(() => {
    if (pressed === '') return
    mark('')
    work(async () => {
      if (!(await take())) showMessage('未取得微信头像昵称，请使用账号绑定的微信重试')
    })
  })
  useEffect(() => {
    if (bound) back()
  }, [bound])
  return {
    press: inside && bound ? () => work(async () => (await take()) || authorize()) : undefined,
    busy,
    error: message.text,
  }
}
