import { useParams } from 'wouter'
import { brand } from '#config/brand.ts'
import type { OutputOf } from '#api/call.ts'
import { paySubOrder } from '#api/domains/trade/payment.ts'
import { publicSubOrder, publicSubOrderBySerial, publicSubOrderStatus } from '#api/domains/public/orders.ts'
import { useFresh } from '#data/use-fresh.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useSignedIn } from '#session/context.tsx'
import { isSerialNumber, partHref } from '#lib/path/order-href.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { type Payment, usePayment } from '#features/trade/steps/payment.model.ts'

type Part = OutputOf<typeof publicSubOrder>

type Status = OutputOf<typeof publicSubOrderStatus>

export interface SubOrder {
  part: Part
  /** As the payment service has it now. */
  status: string
  payment: Payment<Status>
  inside: boolean
  /** The state of an attempted payment as a message; '' before one. */
  notice: string
  signedIn: boolean
  path: string
}

/** 子订单: anybody with the link may pay it, and learns nothing about the customer. OR-10 */
export function useSubOrder(): Loaded<SubOrder> {
  const { subOrderNumber: key = '' } = useParams<{ subOrderNumber?: string }>()
  const path = partHref({ subOrderNumber: key })
  usePage({ title: '付款链接', card: { title: '付款链接', desc: `${brand.companyName}官方收款，请核对户名` } })
  const inside = useHost().kind === 'inside'
  const signedIn = useSignedIn()
  const isSerial = isSerialNumber(key)
  const byNumber = useFresh(publicSubOrder, isSerial ? null : { subOrderNumber: key })
  const bySerial = useFresh(publicSubOrderBySerial, isSerial ? { serialNumber: key } : null)
  const found = isSerial ? bySerial : byNumber
  const subOrderNumber = dataOf(found)?.subOrderNumber ?? ''
  const send = useSend()
  const payment = usePayment({
    status: publicSubOrderStatus,
    input: found.state === 'ready' ? { subOrderNumber } : null,
    until: (state) => isOver(state.status),
    prepare: (payType, openId) => send(paySubOrder, { subOrderNumber, payType, openId }),
    onFailed: () => payment.recheck(),
    words: { cancel: '已取消支付', fail: '支付未完成，可以重新支付' },
  })
  return mapLoaded(found, (part) => {
    const status = payment.answer?.status ?? part.status
    const notice = payment.notice !== '' && status === 'PAID' ? '本笔已支付成功' : payment.notice
    return { part, status, payment, inside, notice, signedIn, path }
  })
}

/** Whether nothing can be paid any more. */
export function isOver(status: string): boolean {
  return status === 'PAID' || status === 'CLOSED'
}
