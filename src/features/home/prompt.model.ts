import { bindHref, loginHref } from '#lib/path/login-href.ts'
import { showLogin } from '#api/domains/account/app-config.ts'
import { usersMe } from '#api/domains/account/users.ts'
import type { Me } from '#api/shapes.ts'
import { useData } from '#data/deps.tsx'
import { useCall } from '#data/use-call.ts'
import { day } from '#lib/time/dates.ts'
import { useSignedIn } from '#session/context.tsx'
import { useMounted } from '#ui/mounted.ts'
import type { Opens } from './modules/destination.ts'

/** One line about the visitor with a suggestion. */
export interface Prompt {
  text: string
  action?: { label: string; href: string }
}

const SOON = 30 * 24 * 3600_000

/** The line of a customer: a missing mobile number comes first, then the evaluation. product 4.1 */
export function toPrompt(me: Me, now: number, opens: Opens): Prompt {
  const evaluate = opens('/suitability') ? { label: '去测评', href: '/suitability' } : { label: '查看', href: '/me' }
  if (!me.mobileMasked) {
    return {
      text: '绑定手机号，保存您的课程与服务',
      action: { label: '去绑定', href: bindHref('/home') },
    }
  }
  if (!me.riskLevel) return { text: '您还没有完成风险测评', action: evaluate }
  const { evalExpireAt = Infinity } = me
  if (evalExpireAt <= now) return { text: '您的风险测评已过期，请重新测评', action: evaluate }
  if (evalExpireAt - now <= SOON) return { text: `您的风险测评将于${day(evalExpireAt)}到期`, action: evaluate }
  return { text: `${me.nickName || '微信用户'}，欢迎回来` }
}

/** The first render, like the prerendered page, is that of an unknown visitor. */
export function usePrompt(opens: Opens): Prompt {
  const mounted = useMounted()
  const signedIn = useSignedIn() && mounted
  const { now } = useData()
  const me = useCall(usersMe, mounted ? {} : null, { offline: { title: '我的', route: '/me', part: true } })
  const login = useCall(showLogin, signedIn ? null : {}, { cache: true })
  if (!signedIn) {
    const text = '登录后可保存学习进度、查看已购课程'
    const shown = login.state === 'ready' && login.data.show
    return shown ? { text, action: { label: '登录', href: loginHref('/home') } } : { text }
  }
  return me.state === 'ready'
    ? toPrompt(me.data, now(), opens)
    : { text: me.state === 'failed' ? '欢迎回来' : '\u00a0' }
}
