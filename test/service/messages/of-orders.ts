import { inArray } from 'drizzle-orm'
import { orderHref, refundHref } from '#lib/path/order-href.ts'
import { lastMoment, minute } from '#lib/time/dates.ts'
import { feedbacks, invoiceOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { DAY } from '#test/service/seed/days.ts'
import { invoiceStand } from '#test/service/trade/invoices.ts'
import { type OrderRow, tidy } from '#test/service/trade/status.ts'
import type { Announcement } from './kinds.ts'

/** How long before it closes an unpaid order is announced, ms. */
const CLOSING = 10 * 60_000
/** How many days before its end a service is announced. */
const BEFORE_END = [1, 7, 30] as const

/** Orders to be signed, to be paid, paid, ending, and due for a survey. */
export async function ofOrders(deps: Deps): Promise<Announcement[]> {
  await tidy(deps)
  const { db, now } = deps
  const rows = await db.query.orders.findMany()
  const done = new Set((await db.select({ n: feedbacks.orderNumber }).from(feedbacks)).map(({ n }) => n))
  const at = now()
  return rows.flatMap((order) => {
    const name = nameOf(order, deps)
    const of = { userId: order.userId }
    const { orderNumber, status, createdAt, payExpireAt, paidAt, serviceStartAt, serviceEndAt } = order
    const found: (Announcement | false)[] = [
      status === 'WAIT_SIGN' && {
        ...of,
        kind: 'toSign',
        at: createdAt,
        text: `「${name}」的合同待签署，签署后方可付款。`,
        path: orderHref(orderNumber, 'sign'),
      },
      status === 'WAIT_PAY' &&
        payExpireAt !== null && {
          ...of,
          kind: 'toPay',
          at: payExpireAt - CLOSING,
          text: `「${name}」将于${minute(payExpireAt)}关闭，需要请尽快付款。`,
          path: orderHref(orderNumber, 'pay'),
        },
      paidAt !== null && {
        ...of,
        kind: 'paid',
        at: paidAt,
        text: `「${name}」已付款${serviceStartAt !== null && serviceStartAt <= at ? '，服务已开通' : ''}。`,
        path: orderHref(orderNumber),
      },
      status === 'IN_SERVICE' &&
        serviceStartAt !== null &&
        !done.has(orderNumber) &&
        deps.content().skus.get(order.skuId)?.needSign === true && {
          ...of,
          kind: 'visit',
          at: serviceStartAt,
          text: `请您就「${name}」回答几个问题，约两分钟。`,
          path: orderHref(orderNumber, 'feedback'),
        },
    ]
    return [...found.filter((each) => each !== false), ...endings(order, serviceEndAt, name)]
  })
}

function endings({ orderNumber, userId, status }: OrderRow, end: number | null, name: string): Announcement[] {
  if (status !== 'IN_SERVICE' || end === null) return []
  return BEFORE_END.map((days) => ({
    kind: 'ending',
    userId,
    at: end - days * DAY,
    text: `「${name}」还有${days}天到期，有效期至${lastMoment(end)}。`,
    path: orderHref(orderNumber),
  }))
}

function nameOf({ skuId }: OrderRow, deps: Deps): string {
  return deps.content().skus.get(skuId)?.name ?? '服务'
}

const REFUND: Readonly<Record<string, string>> = {
  WAIT_SIGN: '请确认签署退款申请。',
  AUDITING: '退款申请已提交，正在审核。',
  WAIT_BANK: '请填写退款收款账户。',
  PAYING: '退款审核通过，原路退回。',
  DONE: '退款已完成。',
  REJECTED: '退款未通过，点击查看原因。',
}

/** The latest status of each refund. */
export async function ofRefunds({ db }: Deps): Promise<Announcement[]> {
  const rows = await db.query.refunds.findMany()
  return rows.map(({ refundNumber, userId, status, createdAt, timeline }) => {
    const moments: unknown = JSON.parse(timeline)
    const times = Array.isArray(moments) ? moments.map((each) => Number(Object(each).at)) : []
    const text = REFUND[status] ?? '退款有更新。'
    return { kind: 'refund', userId, at: Math.max(createdAt, ...times), text, path: refundHref(refundNumber) }
  })
}

/** Issued invoices, linked by the first of their orders. */
export async function ofInvoices(deps: Deps): Promise<Announcement[]> {
  const { db } = deps
  const rows = await db.query.invoices.findMany()
  const on = await db
    .select()
    .from(invoiceOrders)
    .where(
      inArray(
        invoiceOrders.invoiceId,
        rows.map(({ invoiceId }) => invoiceId),
      ),
    )
  const found = await Promise.all(
    rows.map(async ({ invoiceId, userId }): Promise<Announcement[]> => {
      const orderNumber = on.find((each) => each.invoiceId === invoiceId)?.orderNumber
      if (orderNumber === undefined) return []
      const { issuedAt } = await invoiceStand(orderNumber, deps)
      const path = `/invoice?orderNumber=${encodeURIComponent(orderNumber)}`
      return issuedAt === undefined
        ? []
        : [{ kind: 'invoiced', userId, at: issuedAt, text: '您申请的电子发票已开好，可以下载。', path }]
    }),
  )
  return found.flat()
}
