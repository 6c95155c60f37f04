import type { OutputOf } from '#api/call.ts'
import type { couponsMe } from '#api/domains/benefits/coupon.ts'
import type { vipCouponTemplateInfo } from '#api/domains/benefits/vip.ts'
import type { Me } from '#api/shapes.ts'
import { VIP } from '#lib/path/benefit-href.ts'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { lastMoment } from '#lib/time/dates.ts'

/** The trial, and the customer's next step towards it. */
export interface TrialView {
  name: string
  days: number
  note: string
  agreement: string
  /**
   * eval: an evaluation comes first, at `href`. take: to be claimed and signed. sign: claimed, to be signed. used,
   * late, none: nothing to do.
   */
  step: 'eval' | 'take' | 'sign' | 'used' | 'late' | 'none'
  href: string
}

type OwnCoupon = OutputOf<typeof couponsMe>[number]

export function toTrial(
  { name, days, left, agreementUrl }: OutputOf<typeof vipCouponTemplateInfo>,
  coupon: OwnCoupon | undefined,
  me: Pick<Me, 'riskLevel' | 'evalExpireAt'>,
  now: number,
): TrialView {
  const step = stepOf(left, coupon, me, now)
  const notes: Readonly<Record<TrialView['step'], string>> = {
    eval: '需先完成风险测评，再签署体验协议',
    take: `需签署体验协议，到期自动停止 · 剩${left}份`,
    sign: coupon ? `已领取，请在 ${lastMoment(coupon.endAt)} 前签署` : '',
    used: '您已体验过',
    late: '体验券已过期',
    none: '已领完',
  }
  return { name, days, note: notes[step], agreement: agreementUrl, step, href: suitabilityHref('', VIP) }
}

function stepOf(
  left: number,
  coupon: OwnCoupon | undefined,
  { riskLevel, evalExpireAt = 0 }: Pick<Me, 'riskLevel' | 'evalExpireAt'>,
  now: number,
): TrialView['step'] {
  if (coupon?.status === 'USED') return 'used'
  if (coupon && (coupon.status === 'EXPIRED' || coupon.endAt <= now)) return 'late'
  if (!coupon && left === 0) return 'none'
  if (riskLevel === undefined || evalExpireAt <= now) return 'eval'
  return coupon ? 'sign' : 'take'
}
