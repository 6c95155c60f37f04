import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import { refundDetail } from '#api/domains/trade/order/refund.ts'
import type { Order } from '#api/shapes/order.ts'
import type { Refund } from '#api/shapes/refund.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { refundHref } from '#lib/path/order-href.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'

/** The application: reason and amount (fen). */
export interface Wish {
  reason: string
  amountFen: number
}

/** The step of an order's refund; `again` reads it from the server. */
export type ApplyStep =
  /** Nothing can be refunded now. */
  | { step: 'closed'; order: Order }
  | { step: 'form'; order: Order; given: Wish | undefined; next: (wish: Wish) => void }
  | { step: 'sign'; order: Order; wish: Wish; change: () => void; again: () => void }
  | { step: 'account'; order: Order; refund: Refund; again: () => void }

/** A refund that needs nothing from the customer on this page is shown read-only. */
const HERE: ReadonlySet<string> = new Set(['WAIT_SIGN', 'WAIT_BANK'])

/**
 * 申请退款 in three steps: reason and amount, the agreement, and for transfers the account. The server decides which is
 * next, at every return to the page; the address does not count, and nothing is stored. OR-11
 */
export function useApply(): Loaded<ApplyStep> {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const read = useFresh(orderInfo, { orderNumber })
  const order = dataOf(read)
  const refundNumber = order?.refund?.refundNumber
  const detail = useFresh(refundDetail, refundNumber === undefined ? null : { refundNumber })
  const refund = dataOf(detail)
  const [chosen, choose] = useState<Wish | 'change'>()
  useOpened()
  const away = refund && !HERE.has(refund.status) ? refund.refundNumber : undefined
  useAway(away)
  const begun = refund && { reason: refund.reason, amountFen: refund.applyFen }
  const wish = chosen === 'change' ? undefined : (chosen ?? begun)
  // The open agreement stays on screen while the refund it has become is being read.
  const unread = refundNumber !== undefined && !refund && !wish
  if (order && unread && detail.state === 'failed') return detail
  if (away !== undefined || unread) return { state: 'loading' }
  const again = () => {
    refresh(read)
    refresh(detail)
  }
  // The most that can be refunded falls every day.
  const change = () => {
    choose('change')
    again()
  }
  return mapLoaded(read, (shown): ApplyStep => {
    if (refund?.status === 'WAIT_BANK') return { step: 'account', order: shown, refund, again }
    if (wish) return { step: 'sign', order: shown, wish, change, again }
    if (!shown.refund?.canApply) return { step: 'closed', order: shown }
    return { step: 'form', order: shown, given: begun, next: choose }
  })
}

function useOpened(): void {
  useTrackOpened('trade', 'refund_open')
}

/** A refund that is already in progress is shown. */
function useAway(refundNumber: string | undefined): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (refundNumber !== undefined) navigate(refundHref(refundNumber), { replace: true })
  }, [refundNumber, navigate])
}
