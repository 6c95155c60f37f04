import { useState } from 'react'
import { myRefundList } from '#api/domains/order/refund.ts'
import type { OutputOf } from '#api/call.ts'
import { type Loaded, useCall } from '#data/use-call.ts'
import { REFUNDS } from '#lib/order-href.ts'
import { withoutReason } from './kept.ts'

type RefundPage = OutputOf<typeof myRefundList>

const PAGE_SIZE = 10

export interface RefundsModel {
  first: Loaded<RefundPage>
  /** Numbers of the pages shown below the first, and the way to another. */
  pages: readonly number[]
  more: (() => void) | undefined
}

/** 退款记录. product OR-12 */
export function useRefunds(): RefundsModel {
  const first = useRefundPage(1)
  const [count, setCount] = useState(1)
  const total = first.state === 'ready' ? first.data.total : 0
  return {
    first,
    pages: Array.from({ length: count - 1 }, (_, at) => at + 2),
    more: count * PAGE_SIZE < total ? () => setCount(count + 1) : undefined,
  }
}

/** One page of the list; the first is kept to be read offline. */
export function useRefundPage(pageNo: number): Loaded<RefundPage> {
  const keeps = (page: RefundPage) => ({ ...page, list: page.list.map(withoutReason) })
  const offline = pageNo === 1 ? { title: '退款记录', route: REFUNDS, keeps } : undefined
  return useCall(myRefundList, { pageNo, pageSize: PAGE_SIZE }, { offline })
}
