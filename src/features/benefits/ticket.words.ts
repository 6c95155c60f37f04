import type { OutputOf } from '#api/call.ts'
import type { couponPlan } from '#api/domains/benefits/coupon.ts'
import type { Coupon } from '#api/shapes/coupon.ts'
import { type CourseRowView, toCourseRow } from '#entities/course/course-row.words.ts'
import { yuan } from '#lib/number/money.ts'

/** The value and scope of a coupon, claimed or not. */
export interface TicketView {
  name: string
  /** 「¥」「100」, 「9」「折」; all '' where it has no amount. */
  worth: { unit: string; figure: string; end: string }
  /** The minimum price. */
  from: string
  scope: string
  /** Courses with their discounted prices. */
  suits: CourseRowView[]
}

type Worth = Pick<Coupon, 'valueFen' | 'discountRate' | 'thresholdFen' | 'suits'>
type Plan = OutputOf<typeof couponPlan>

/** 「100」 without fen, else 「99.50」. */
const short = (fen: number) => yuan(fen).slice(1).replace(/\.00$/, '')

function worthOf({ valueFen, discountRate }: Worth): TicketView['worth'] {
  if (valueFen !== undefined) return { unit: '¥', figure: short(valueFen), end: '' }
  if (discountRate === undefined) return { unit: '', figure: '', end: '' }
  // 0.9 is 9折, 0.85 is 8.5折.
  return { unit: '', figure: String(Math.round(discountRate * 1000) / 100), end: '折' }
}

export function toTicket({ name, scopeText = '', ...worth }: Worth & Pick<Plan, 'name' | 'scopeText'>): TicketView {
  const { thresholdFen = 0, suits = [] } = worth
  return {
    name,
    worth: worthOf(worth),
    from: thresholdFen > 0 ? `满${short(thresholdFen)}可用` : '无门槛',
    scope: scopeText,
    suits: suits.map(({ course, payableFen }) => ({
      ...toCourseRow(course),
      price: yuan(payableFen),
      origin: `现价${yuan(course.priceFen)}`,
      tag: '券后',
    })),
  }
}
