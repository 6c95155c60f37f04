import type { Order } from '#api/shapes/order.ts'
import type { Refund } from '#api/shapes/refund.ts'
import { yuan } from '#lib/number/money.ts'
import { orderHref, refundHref } from '#lib/path/order-href.ts'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { payUntil } from '#lib/pay-until.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { DAY, type Message, message } from './message.ts'

/** How many days before its end a service is announced. product §2.19 */
const BEFORE_END = [1, 7, 30] as const

/** The messages of an order. @param now the server's time, epoch ms */
export function orderMessages(order: Order, now: number): Message[] {
  return [nextStep(order), begun(order, now), ending(order, now), invoiced(order)].flatMap((each) => each ?? [])
}

function nextStep(order: Order): Message | undefined {
  const { orderNumber, sku, nextStep: step, createdAt, serviceStartAt, blockedReason } = order
  const common = { kind: 'order', at: createdAt, isToDo: true } as const
  if (step && blockedReason !== undefined)
    return message({
      ...common,
      id: `blocked:${orderNumber}`,
      title: '订单暂时不能继续',
      text: `${sku.name}，${blockedReason}`,
      href: orderHref(orderNumber),
      verb: '看原因',
    })
  const end = payUntil(order)
  const until = end === undefined ? '' : `，${lastMoment(end)}前`
  const step1 = { ...common, id: `${step}:${orderNumber}`, text: `${sku.name}${until}` }
  switch (step) {
    case 'EVAL':
      return message({
        ...step1,
        title: '订单待完成风险测评',
        href: suitabilityHref('', orderHref(orderNumber)),
        verb: '去测评',
      })
    case 'SIGN':
      return message({ ...step1, title: '合同待签署', href: orderHref(orderNumber, 'sign'), verb: '去签署' })
    case 'FACE':
      return message({ ...step1, title: '待核验本人', href: orderHref(orderNumber, 'face'), verb: '去核验' })
    case 'PAY':
      return message({ ...step1, title: '订单待付款', href: orderHref(orderNumber, 'pay'), verb: '去付款' })
    case 'FEEDBACK':
      return message({
        ...step1,
        title: '服务回访',
        text: `${sku.name}，两分钟问卷`,
        at: serviceStartAt ?? createdAt,
        href: orderHref(orderNumber, 'feedback'),
        verb: '去填写',
      })
    default:
      return undefined
  }
}

const SERVED: ReadonlySet<string> = new Set(['IN_SERVICE', 'FINISHED'])

function begun({ orderNumber, sku, status, serviceStartAt, serviceEndAt }: Order, now: number): Message | undefined {
  if (serviceStartAt === undefined || serviceStartAt > now || !SERVED.has(status)) return undefined
  return message({
    id: `begun:${orderNumber}`,
    kind: 'order',
    title: '服务已开通',
    text: serviceEndAt === undefined ? sku.name : `${sku.name}，有效期至${lastMoment(serviceEndAt)}`,
    at: serviceStartAt,
    href: orderHref(orderNumber),
    verb: '看订单',
  })
}

function ending({ orderNumber, sku, status, serviceEndAt }: Order, now: number): Message | undefined {
  if (serviceEndAt === undefined || status !== 'IN_SERVICE' || serviceEndAt <= now) return undefined
  const stage = BEFORE_END.find((days) => serviceEndAt - now <= days * DAY)
  if (stage === undefined) return undefined
  return message({
    id: `ends:${orderNumber}:${stage}`,
    kind: 'order',
    title: `服务还有${Math.ceil((serviceEndAt - now) / DAY)}天到期`,
    text: `${sku.name}，${lastMoment(serviceEndAt)}到期`,
    at: serviceEndAt - stage * DAY,
    href: orderHref(orderNumber),
    verb: '看订单',
  })
}

function invoiced({ orderNumber, sku, invoice }: Order): Message | undefined {
  if (invoice?.status !== 'ISSUED' || invoice.issuedAt === undefined) return undefined
  return message({
    id: `invoice:${orderNumber}`,
    kind: 'order',
    title: '发票已开好',
    text: [sku.name, invoice.amountFen === undefined ? '' : yuan(invoice.amountFen)].filter(Boolean).join('，'),
    at: invoice.issuedAt,
    href: `/invoice?orderNumber=${encodeURIComponent(orderNumber)}`,
    verb: '看发票',
  })
}

/** For each status: the text, the action, and whether it is a to-do. product §2.17 */
const REFUND: Readonly<Record<string, readonly [title: string, verb: string, isToDo?: true]>> = {
  WAIT_SIGN: ['退款待签署', '去签署', true],
  AUDITING: ['退款审核中', '看进度'],
  WAIT_BANK: ['请填写退款收款账户', '去填写', true],
  PAYING: ['退款审核通过', '看进度'],
  DONE: ['退款已完成', '看进度'],
  REJECTED: ['退款未通过', '看原因'],
}

/** The latest entry of a refund. */
export function refundMessage({
  refundNumber,
  skuName,
  status,
  timeline,
  actualFen,
  applyFen,
  isRead,
}: Refund): Message | undefined {
  const last = Math.max(...timeline.map(({ at }) => at))
  if (!Number.isFinite(last)) return undefined
  const [title, verb, isToDo = false] = (Object.hasOwn(REFUND, status) && REFUND[status]) || ['退款有更新', '看进度']
  return message({
    id: `refund:${refundNumber}:${status}`,
    kind: 'order',
    title,
    text: `${skuName}，${yuan(actualFen ?? applyFen)}`,
    at: last,
    href: refundHref(refundNumber),
    verb,
    isToDo,
    isRead,
  })
}
