import { useSearchParams } from 'wouter'
import { orderList } from '#api/domains/trade/order/read.ts'
import { usePages } from '#data/list/use-pages.ts'

/** The tabs of the list with the server's names. OR-08 */
export const orderTabs = [
  { key: 'all', label: '全部', status: undefined },
  { key: 'sign', label: '待签署', status: 'WAIT_SIGN' },
  { key: 'pay', label: '待付款', status: 'PAY' },
  { key: 'service', label: '服务中', status: 'SERVICE' },
  { key: 'done', label: '已完成', status: 'DONE' },
  { key: 'refund', label: '退款', status: 'REFUND' },
] as const

/** 我的订单. The tab is in the address, so that Back restores it. */
export function useOrders() {
  const [search, setSearch] = useSearchParams()
  const tab = orderTabs.find(({ key }) => key === search.get('tab')) ?? orderTabs[0]
  return {
    tab: tab.key,
    turnTo: (next: (typeof orderTabs)[number]['key']) =>
      setSearch(next === 'all' ? {} : { tab: next }, { replace: true }),
    orders: usePages(
      orderList,
      { status: tab.status, pageSize: 10 },
      { offline: { title: '我的订单', route: '/me/order' } },
    ),
  }
}
