import type { Me } from '#api/shapes.ts'
import { bindHref } from '#lib/path/login-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import type { Opens } from './modules/destination.ts'

/** One line about the visitor with a suggestion. */
export interface Prompt {
  text: string
  action?: { label: string; href: string }
}

const SOON = 30 * 24 * 3600_000

/** The line of a customer: a missing mobile number comes first, then the evaluation. law §1 */
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
  if (evalExpireAt - now <= SOON) return { text: `您的风险测评将于${lastMoment(evalExpireAt)}到期`, action: evaluate }
  return { text: `${me.nickName || '微信用户'}，欢迎回来` }
}
