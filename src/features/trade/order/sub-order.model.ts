import { useEffect } from 'react'
import { useParams } from 'wouter'
import { brand } from '#config/brand.ts'
import type { OutputOf } from '#api/call.ts'
import { paySubOrder } from '#api/domains/trade/payment.ts'
import { publicSubOrder, publicSubOrderBySerial, publicSubOrderStatus } from '#api/domains/public/orders.ts'
import { explain } from '#data/explain.ts'
import { useChange } from '#data/write/use-change.ts'
import { useFresh } from '#data/use-fresh.ts'
import { ONCE, useWatch, type Watched } from '#data/use-watch.ts'
import { dataOf } from '#data/loaded.ts'
import { useSignedIn } from '#session/context.tsx'
import { isSerialNumber, partHref } from '#lib/path/order-href.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { AFTER_PAYMENT, type Hint, type Payment, usePayment, useTried } from '#features/trade/steps/payment.model.ts'

type Part = OutputOf<typeof publicSubOrder>

export type SubOrderPage =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | SubOrderReady

export interface SubOrderReady {
  state: 'ready'
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
export function useSubOrder(): SubOrderPage {
  const { subOrderNumber: key = '' } = useParams<{ subOrderNumber?: string }>()
  const path = partHref({ subOrderNumber: key })
  usePage({ title: '付款链接', card: { title: '付款链接', desc: `${brand.companyName}官方收款，请核对户名` } })
  const inside = useHost().kind === 'inside'
  const signedIn = useSignedIn()
  const isSerial = isSerialNumber(key)
  const byNumber = useFresh(publicSubOrder, isSerial ? null : { subOrderNumber: key })
  const bySerial = useFresh(publicSubOrderBySerial, isSerial ? { serialNumber: key } : null)
  const found = isSerial ? bySerial : byNumber
  const part = dataOf(found)
  const subOrderNumber = part?.subOrderNumber ?? ''
  const { hint, see, noteHint, isAnswered } = useTried<OutputOf<typeof publicSubOrderStatus>>()
  const wait = part !== undefined && !inside ? {} : { waits: hint === undefined ? ONCE : AFTER_PAYMENT }
  const watched = useWatch(publicSubOrderStatus, part ? { subOrderNumber } : null, {
    until: ({ status }) => status === 'PAID' || status === 'CLOSED',
    ...wait,
  })
  useEffect(() => see(watched.data), [see, watched.data])
  const begin = useChange(paySubOrder)
  const payment = usePayment({
    prepare: (payType, id) => begin.run({ subOrderNumber, payType, openId: id }),
    answered: (hint) => {
      noteHint(hint)
      watched.recheck()
    },
    failed: watched.recheck,
  })
  if (found.state === 'failed') return { state: 'failed', message: explain(found.error), retry: found.retry }
  if (!part) return { state: 'loading' }
  const status = watched.data?.status ?? part.status
  return {
    state: 'ready',
    part,
    status,
    payment,
    inside,
    notice: hint === undefined ? '' : wordsOf(hint, status, watched, isAnswered(watched.data)),
    check: hint !== undefined && watched.state === 'exhausted' ? watched.recheck : null,
    signedIn,
    path,
  }
}

function wordsOf(hint: Hint, status: string, watched: Watched<{ status: string }>, answered: boolean): string {
  if (status === 'PAID') return '本笔已支付成功'
  if (watched.state === 'exhausted' && watched.error !== undefined) return '暂时无法确认支付结果，请勿重复付款'
  if (!answered) return '支付结果确认中，请勿重复付款'
  if (hint === 'cancel') return '已取消支付'
  if (hint === 'fail') return '支付未完成，可以重新支付'
  return watched.state === 'exhausted' ? '暂未收到付款结果，如已扣款请稍后刷新' : '支付结果确认中，请勿重复付款'
}
