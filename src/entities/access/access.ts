import type { Access } from '#api/shapes.ts'
import { lastMoment, stamp } from '#lib/time/dates.ts'
import { bindHref, loginHref, suitabilityHref } from '#lib/path/login-href.ts'
import { skuHref } from '#lib/path/learn-href.ts'

/** Why something is locked, as one sentence, and the next step. `act`: what pressing its button does. */
export interface Locked {
  text: string
  label: string
  href: string
  act: 'link' | 'contact' | 'none'
}

const CONTACT = { label: '联系客服', href: '', act: 'contact' } as const
const NO_WAY = { label: '', href: '', act: 'none' } as const

/** Reasons that the customer cannot resolve on this page. */
const CLOSED: ReadonlyMap<string | undefined, string> = new Map([
  ['LEVEL_MISMATCH', '该服务风险等级高于您的风险承受能力'],
  ['NOT_WHITELISTED', '该功能暂未对您开放'],
  ['NEED_FOLLOW', '关注公众号后可用'],
  ['SOLD_OUT', '名额已满'],
])

/** The page of the service, or the contacts if there is none. */
function serviceOf({ skuId }: Access, label: string): Omit<Locked, 'text'> {
  return skuId === undefined ? CONTACT : { label, href: skuHref(skuId), act: 'link' }
}

/** Like `toLocked`, for content that comes with a membership and cannot be bought on its own. */
export function toMembersLocked(access: Access, path: string): Locked {
  const locked = toLocked(access, path)
  if (access.reason !== 'NOT_PURCHASED' || access.skuId !== undefined) return locked
  return { ...locked, text: '会员内容，开通会员后可阅读', label: '咨询开通' }
}

/** Like `toLocked`, for content of an advisory service: it is not for learning. */
export function toServiceLocked(access: Access, path: string): Locked {
  const locked = toLocked(access, path)
  return access.reason === 'NOT_PURCHASED' ? { ...locked, text: '开通服务后可查看' } : locked
}

/** A moderator has removed the customer: the service's reason and end, and a link to the other rooms. */
export function toRemoved({ note, until }: Removal, others: { label: string; href: string }): Locked {
  const text = [note ?? '您已被移出', until === undefined ? '' : `${stamp(until)} 后可再次进入`]
    .filter(Boolean)
    .join('，')
  return { text, ...others, act: 'link' }
}

interface Removal {
  note?: string | undefined
  /** Epoch ms. */
  until?: number | undefined
}

/** @param path the current page, to return to. product §0.3 */
export function toLocked(access: Access, path: string): Locked {
  switch (access.reason) {
    case 'NEED_LOGIN':
      return { text: '请先登录', label: '登录后查看', href: loginHref(path), act: 'link' }
    case 'NEED_MOBILE':
      return { text: '请先绑定手机号', label: '去绑定', href: bindHref(path), act: 'link' }
    case 'NEED_EVAL':
      return { text: '请先完成风险测评', label: '去测评', href: suitabilityHref('', path), act: 'link' }
    case 'EVAL_EXPIRED':
      return {
        text: '您的风险测评已过期，请重新测评',
        label: '重新测评',
        href: suitabilityHref('/survey', path),
        act: 'link',
      }
    case 'NEED_REALNAME':
      return { text: '请先完成实名认证', label: '去认证', href: suitabilityHref('/verify', path), act: 'link' }
    case 'NOT_PURCHASED':
      return { text: '该内容报名后可学习', ...serviceOf(access, '了解服务') }
    case 'EXPIRED': {
      const text = access.expireAt === undefined ? '服务已到期' : `服务已于 ${lastMoment(access.expireAt)} 到期`
      return { text, ...serviceOf(access, '续期') }
    }
    default:
      return { text: CLOSED.get(access.reason) ?? '状态更新中', ...NO_WAY }
  }
}
