import { refundListOld } from '#api/domains/trade/order/refund.ts'
import type { OutputOf } from '#api/call.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type ShownPages, usePages } from '#data/use-pages.ts'
import { REFUNDS } from '#lib/path/order-href.ts'
import { withoutReason } from './kept.ts'

type RefundPage = OutputOf<typeof refundListOld>

const PAGE_SIZE = 10

export interface RefundsModel extends ShownPages {
  first: Loaded<RefundPage>
}

/** 退款记录. product OR-12 */
export function useRefunds(): RefundsModel {
  const first = useRefundPage(1)
  return { first, ...usePages(REFUNDS, first.state === 'ready' ? first.data.total : 0, PAGE_SIZE) }
}

/** One page of the list; the first is kept to be read offline. */
export function useRefundPage(pageNo: number): Loaded<RefundPage> {
  const keeps = (page: RefundPage) => ({ ...page, list: page.list.map(withoutReason) })
  const offline = pageNo === 1 ? { title: '退款记录', route: REFUNDS, keeps } : undefined
  return useCall(refundListOld, { pageNo, pageSize: PAGE_SIZE }, { offline })
}
