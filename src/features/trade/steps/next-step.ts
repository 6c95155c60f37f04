import { suitabilityHref } from '#lib/path/login-href.ts'
import type { Order } from '#api/shapes/order.ts'
import { orderHref } from '#lib/path/order-href.ts'

/** The steps of an order that have pages, in order. law §1 */
export type Step = 'SIGN' | 'FACE' | 'PAY'

type Stand = Pick<Order, 'orderNumber' | 'nextStep' | 'status' | 'blockedReason'>

/** The next page of an order and its button; the order's own page where nothing is left to do. product §2.17 */
export function nextStep({ orderNumber, nextStep: step }: Stand): { href: string; label: string } {
  switch (step) {
    case 'EVAL':
      return { href: suitabilityHref('', orderHref(orderNumber)), label: '去测评' }
    case 'SIGN':
      return { href: orderHref(orderNumber, 'sign'), label: '去签署' }
    case 'FACE':
      return { href: orderHref(orderNumber, 'face'), label: '去核验' }
    case 'PAY':
      return { href: orderHref(orderNumber, 'pay'), label: '去付款' }
    case 'FEEDBACK':
      return { href: orderHref(orderNumber, 'feedback'), label: '去回访' }
    default:
      return { href: orderHref(orderNumber), label: '查看订单' }
  }
}

const PAID: ReadonlySet<string> = new Set(['PAID', 'IN_SERVICE', 'FINISHED'])

/** Where to redirect from a step's page; null when it is the right one. `words` explains why. */
export function elsewhere(at: Step, order: Stand): { href: string; words: string } | null {
  if (order.nextStep === at) return null
  const { href } = nextStep(order)
  switch (order.nextStep) {
    case 'EVAL':
      return { href, words: '您的风险测评已过期，请重新测评' }
    case 'SIGN':
      return { href, words: at === 'PAY' ? '合同签署完成后方可付款' : '请先完成合同签署' }
    case 'FACE':
      return { href, words: at === 'PAY' ? '完成人脸核验后方可付款' : '合同已签署，请完成人脸核验' }
    case 'PAY':
      return { href, words: at === 'SIGN' ? '合同已签署，请付款' : '人脸核验已通过，请付款' }
    default:
      break
  }
  if (order.status === 'CLOSED') return { href, words: '订单已关闭' }
  if (!PAID.has(order.status)) return { href, words: order.blockedReason ?? '订单状态已更新' }
  return { href: orderHref(order.orderNumber, at === 'PAY' ? 'result' : undefined), words: '该订单已付款' }
}
