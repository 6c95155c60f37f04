import type { OutputOf } from '#api/call.ts'
import type { couponPlan } from '#api/domains/benefits/coupon.ts'
import type { Coupon } from '#api/shapes/coupon.ts'
import { lastMoment, minute } from '#lib/time/dates.ts'
import { type TicketView, toTicket } from './ticket.words.ts'

/** later: cannot be claimed yet. taken: already claimed. out: out of stock. over: expired. open: can be claimed. */
type PlanState = 'later' | 'taken' | 'out' | 'over' | 'open'

/** A plan as its page shows it. BE-02 */
export interface PlanView {
  ticket: TicketView
  state: PlanState
  /** The explanation of the state, with its date. */
  term: string
  /** Label of the disabled button; '' where one is enabled. */
  closed: string
}

interface Passed {
  /** Whether the times of the plan have passed by the service's clock; undefined while that is unknown. */
  started: boolean | undefined
  ended: boolean | undefined
}

/**
 * In this order: a plan that is not open yet is not out of stock. `left` is a hint, the response to the claim decides.
 */
function stateOf(plan: OutputOf<typeof couponPlan>, mine: Coupon | null, { started, ended }: Passed): PlanState {
  if (started === false) return 'later'
  if (mine !== null) return 'taken'
  if (plan.left === 0) return 'out'
  return ended === true ? 'over' : 'open'
}

const CLOSED: Readonly<Partial<Record<PlanState, string>>> = { later: '未开始', out: '已抢光', over: '已结束' }

export function toPlan(plan: OutputOf<typeof couponPlan>, mine: Coupon | null, passed: Passed): PlanView {
  const state = stateOf(plan, mine, passed)
  const terms: Readonly<Record<PlanState, string>> = {
    later: `${minute(plan.startAt)} 开始领取`,
    taken: `已领取 · ${mine === null ? '' : mineWords(mine)}`,
    out: '已抢光',
    over: `领取已于 ${lastMoment(plan.endAt)} 结束`,
    open: `剩${plan.left}张 · 领取截至 ${lastMoment(plan.endAt)}`,
  }
  return { ticket: toTicket(plan), state, term: terms[state], closed: CLOSED[state] ?? '' }
}

function mineWords({ status, endAt }: Coupon): string {
  if (status === 'USED') return '已使用'
  return status === 'EXPIRED' ? '已过期' : `有效期至 ${lastMoment(endAt)}`
}
