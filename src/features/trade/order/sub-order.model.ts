import { useParams } from 'wouter'
import { brand } from '#config/brand.ts'
import type { OutputOf } from '#api/call.ts'
import { paySubOrder } from '#api/domains/trade/payment.ts'
import { publicSubOrder, publicSubOrderBySerial, publicSubOrderStatus } from '#api/domains/public/orders.ts'
import { useChange } from '#data/write/use-change.ts'
import { useFresh } from '#data/use-fresh.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSignedIn } from '#session/context.tsx'
import { isSerialNumber, partHref } from '#lib/path/order-href.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { type Paid, usePaid } from '#features/trade/steps/paid.model.ts'
import { type Payment, usePayment } from '#features/trade/steps/payment.model.ts'

type Part = OutputOf<typeof publicSubOrder>

type Status = OutputOf<typeof publicSubOrderStatus>

export interface SubOrder {
  part: Part
  /** As the payment service has it now. */
  status: string
  payment: Payment
  inside: boolean
  notice: string
  check: (() => void) | null
  signedIn: boolean
  path: string
}

/** 子订单: anybody with the link may pay it, and learns nothing about the customer. product OR-10 */
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
  const paid = usePaid(publicSubOrderStatus, found.state === 'ready' ? { subOrderNumber } : null, isOver)
  const begin = useChange(paySubOrder)
  const payment = usePayment({
    prepare: (payType, id) => begin.run({ subOrderNumber, payType, openId: id }),
    answered: paid.noteHint,
    failed: paid.recheck,
  })
  return mapLoaded(found, (part) => {
    const status = paid.answer?.status ?? part.status
    return {
      part,
      status,
      payment,
      inside,
      notice: wordsOf(paid, status),
      check: paid.hint && paid.exhausted ? paid.recheck : null,
      signedIn,
      path,
    }
  })
}

function isOver({ status }: Status): boolean {
  return status === 'PAID' || status === 'CLOSED'
}

function wordsOf({ hint, isAnswered, exhausted, failed }: Paid<Status>, status: string): string {
  if (hint === undefined) return ''
  if (status === 'PAID') return '本笔已支付成功'
  if (failed) return '暂时无法确认支付结果，请勿重复付款'
  if (!isAnswered) return '支付结果确认中，请勿重复付款'
  if (hint === 'cancel') return '已取消支付'
  if (hint === 'fail') return '支付未完成，可以重新支付'
  return exhausted ? '暂未收到付款结果，如已扣款请稍后刷新' : '支付结果确认中，请勿重复付款'
}
