import type { Order } from '#api/shapes/order.ts'

/** Something that must be finished before an account can be closed, with its address. */
interface Blocker {
  key: string
  text: string
  note: string
  path: string
}

/** What prevents closing the account, and what would be lost. AC-08 */
export interface Standing {
  blockers: Blocker[]
  /** Services that are still running. */
  running: string[]
  /** Paid orders without an invoice: a reminder, never a blocker. */
  unbilled: number
}

const UNPAID = new Set<string>(['WAIT_PAY', 'PART_PAID'])
const RUNNING = new Set<string>(['PAID', 'IN_SERVICE'])
const BILLABLE = new Set<string>(['PAID', 'IN_SERVICE', 'FINISHED'])

/** Reads it from the customer's orders. `now` in epoch ms. */
export function standingOf(orders: readonly Order[], now: number): Standing {
  const blockers = orders.flatMap(({ orderNumber, status, sku }): Blocker[] => {
    const text = status === 'REFUNDING' ? '退款处理中' : UNPAID.has(status) ? '待付款订单' : ''
    return text ? [{ key: orderNumber, text, note: sku.name, path: `/order/${orderNumber}` }] : []
  })
  const runs = ({ status, serviceEndAt }: Order) => RUNNING.has(status) && (serviceEndAt ?? Infinity) > now
  const unbilled = orders.filter(({ status, invoice }) => BILLABLE.has(status) && invoice?.status === 'NONE')
  return { blockers, running: orders.filter(runs).map(({ sku }) => sku.name), unbilled: unbilled.length }
}

/** The consequences of closing an account. */
export const consequences = [
  '账号、昵称、头像、收货地址与绑定的微信将被删除或匿名化，无法恢复',
  '课程、策略、圈子等服务立即失效，未使用的优惠券、积分与礼品一并作废',
  '学习记录、自选股、提问与评论不再与您关联',
  '合同、风险测评与交易记录，按法律规定至少保存十年，不因注销而删除',
  '提交申请后，我们在15个工作日内完成注销，不要求您提供额外的信息',
] as const
