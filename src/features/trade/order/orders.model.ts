import { useSearchParams } from 'wouter'
import { orderList } from '#api/domains/trade/order/read.ts'
import type { OutputOf } from '#api/call.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type ShownPages, usePages } from '#data/use-pages.ts'

/** The tabs of the list, and what the server calls them. product OR-08 */
export const orderTabs = [
  { key: 'all', label: '全部', status: undefined },
  { key: 'sign', label: '待签署', status: 'WAIT_SIGN' },
  { key: 'pay', label: '待付款', status: 'PAY' },
  { key: 'service', label: '服务中', status: 'SERVICE' },
  { key: 'done', label: '已完成', status: 'DONE' },
  { key: 'refund', label: '退款', status: 'REFUND' },
] as const

export type OrderTab = (typeof orderTabs)[number]['key']
type OrderPage = OutputOf<typeof orderList>

const PAGE_SIZE = 10

export interface OrdersModel extends ShownPages {
  tab: OrderTab
  turnTo: (tab: OrderTab) => void
  first: Loaded<OrderPage>
}

/** 我的订单. The tab stands in the address, so that Back finds it again. */
export function useOrders(): OrdersModel {
  const [search, setSearch] = useSearchParams()
  const tab = orderTabs.find(({ key }) => key === search.get('tab'))?.key ?? 'all'
  const first = useOrderPage(tab, 1)
  return {
    tab,
    turnTo: (next) => setSearch(next === 'all' ? {} : { tab: next }, { replace: true }),
    first,
    ...usePages(tab, first.state === 'ready' ? first.data.total : 0, PAGE_SIZE),
  }
}

/** One page of a tab; the first ones are kept to be read offline. */
export function useOrderPage(tab: OrderTab, pageNo: number): Loaded<OrderPage> {
  const status = orderTabs.find(({ key }) => key === tab)?.status
  return useCall(
    orderList,
    { status, pageNo, pageSize: PAGE_SIZE },
    { offline: pageNo === 1 ? { title: '我的订单', route: '/me/order' } : undefined },
  )
}
