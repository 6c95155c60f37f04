import type { OutputOf } from '#api/call.ts'
import type { strategyCouponInfo, strategyCouponUsedList } from '#api/domains/strategy/strategy/coupon.ts'
import type { Coupon } from '#api/shapes/coupon.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { signersOf } from '#entities/strategy/strategy.words.ts'
import { MY_STRATEGIES, STRATEGY_COUPONS } from '#lib/path/strategy-href.ts'
import { day, lastMoment, minute } from '#lib/time/dates.ts'

export interface CouponRow {
  key: string
  name: string
  note: string
  /** '' if it can be used. */
  state: string
}

/** An unused coupon, expired by the clock or not. @param now the server's time, epoch ms */
export function toCouponRow({ couponId, name, scopeText, startAt, endAt, status }: Coupon, now: number): CouponRow {
  const isOver = status === 'EXPIRED' || endAt <= now
  const isEarly = !isOver && startAt > now
  const end = lastMoment(endAt)
  return {
    key: couponId,
    name,
    note: [scopeText, isEarly ? `${minute(startAt)} 起可用` : isOver ? `${end} 到期` : `有效期至 ${end}`]
      .filter(Boolean)
      .join(' · '),
    state: isOver ? '已过期' : isEarly ? '未到时间' : status === 'LOCKED' ? '使用中' : '',
  }
}

export function toUsedRow(used: OutputOf<typeof strategyCouponUsedList>['list'][number]): CouponRow {
  const { couponId, name, usedAt, strategyName } = used
  return { key: couponId, name, note: `${strategyName} · ${day(usedAt)} 使用`, state: '已使用' }
}

/** The missing evaluation that blocks every strategy's trial. */
const UNRATED: ReadonlySet<string | undefined> = new Set(['NEED_MOBILE', 'NEED_EVAL', 'EVAL_EXPIRED'])

interface TrialChoice {
  id: string
  text: string
  /** Why it cannot be chosen; '' if it can. */
  closed: string
}

/** What a coupon opens. */
export interface Trial {
  name: string
  days: number
  agreement: { name: string; url: string }
  choices: TrialChoice[]
  /** What must be done first; undefined if nothing must. */
  locked: Locked | undefined
  signers: readonly string[]
}

/** Why a coupon opens nothing any more, with the way on; undefined while it does. */
function spentOf({ status, endAt }: Coupon, now: number): Locked | undefined {
  if (status === 'USED') return { text: '这张体验券已使用', label: '看我的策略', href: MY_STRATEGIES, act: 'link' }
  if (status !== 'EXPIRED' && endAt > now) return undefined
  return {
    text: `这张体验券已于 ${lastMoment(endAt)} 到期`,
    label: '看全部体验券',
    href: STRATEGY_COUPONS,
    act: 'link',
  }
}

/** @param path of the page to return to @param now the server's time, epoch ms */
export function toTrial(coupon: OutputOf<typeof strategyCouponInfo>, path: string, now: number): Trial {
  const { name, days, agreement, strategies } = coupon
  const unrated = strategies.find(({ access }) => UNRATED.has(access.reason))
  return {
    name,
    days,
    agreement,
    locked: spentOf(coupon, now) ?? (unrated && toLocked(unrated.access, path)),
    signers: strategies.map((each) => `${each.name}：${signersOf(each.analysts)}`),
    choices: strategies.map(({ strategyId, name: strategy, riskLevel, style, access }) => ({
      id: strategyId,
      text: `${strategy} · 风险等级${riskLevel} · ${style}`,
      closed: access.allowed
        ? '您已开通该策略，无需体验'
        : access.reason === 'LEVEL_MISMATCH'
          ? '风险等级高于您的风险承受能力'
          : '',
    })),
  }
}

const KEPT = '体验券仍保留'
/** What remains possible after a rejection, by the service's code. SG-08 */
const REMAINS: Readonly<Record<string, string>> = {
  40951: '可查看其他可用的体验券',
  40952: '每张只能用一次，已开通的策略见「我的策略」',
  40969: `请另选列出的策略，${KEPT}`,
  40301: `可另选与您匹配的策略，${KEPT}`,
  40304: `测评后可继续，${KEPT}`,
  40305: `重新测评后可继续，${KEPT}`,
  40320: `绑定后可继续，${KEPT}`,
}

/** The message of a rejection, with what remains possible. @param code of the rejection */
export function refusalWords(message: string, code: string): string {
  return [message, REMAINS[code] ?? KEPT].join('。')
}
