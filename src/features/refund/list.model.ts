import { refundListOld } from '#api/domains/trade/order/refund.ts'
import type { Refund } from '#api/shapes/refund.ts'
import { type Pages, usePages } from '#data/list/use-pages.ts'
import { REFUNDS } from '#lib/path/order-href.ts'
import { withoutReason } from './kept.ts'

/** 退款记录. OR-12 */
export function useRefunds(): Pages<Refund> {
  return usePages(
    refundListOld,
    { pageSize: 10 },
    {
      offline: {
        title: '退款记录',
        route: REFUNDS,
        keeps: (page) => ({ ...page, list: page.list.map(withoutReason) }),
      },
    },
  )
}
