import { useSearchParams } from 'wouter'
import { orderList } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { filterPages, firstPageOf, usePages } from '#data/list/use-pages.ts'
import { useCall } from '#data/use-call.ts'
import { soonestFirst, waits } from './waiting.ts'

/** The tabs of the list with the server's names. OR-08 */
const TABS = [
  { key: 'all', name: '全部', status: undefined },
  { key: 'sign', name: '待签署', status: 'WAIT_SIGN' },
  { key: 'pay', name: '待付款', status: 'PAY' },
  { key: 'service', name: '服务中', status: 'SERVICE' },
  { key: 'done', name: '已完成', status: 'DONE' },
  { key: 'refund', name: '退款', status: 'REFUND' },
] as const

type Tab = (typeof TABS)[number]['key']

const SIZE = { pageSize: 10 } as const

/**
 * 我的订单. The tab is in the address, so that Back restores it. On 全部 what waits for the customer comes first, from
 * whichever page: its own tabs are read too, and say how many they have.
 */
export function useOrders() {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find(({ key }) => key === search.get('tab')) ?? TABS[0]
  const orders = usePages(
    orderList,
    { status: tab.status, ...SIZE },
    { offline: { title: '我的订单', route: '/me/order' } },
  )
  const toSign = useCall(orderList, firstPageOf<typeof orderList>({ status: 'WAIT_SIGN', ...SIZE }))
  const toPay = useCall(orderList, firstPageOf<typeof orderList>({ status: 'PAY', ...SIZE }))
  const counts: Partial<Record<Tab, number>> = { sign: dataOf(toSign)?.total ?? 0, pay: dataOf(toPay)?.total ?? 0 }
  const isAll = tab.key === 'all'
  const shown = dataOf(orders)
  return {
    tabs: TABS.map(({ key, name }) => ({ key, label: counts[key] ? `${name} ${counts[key]}` : name })),
    tab: tab.key,
    turnTo: (next: Tab) => setSearch(next === 'all' ? {} : { tab: next }, { replace: true }),
    // Where two answers differ, the list counts.
    waiting: isAll && shown ? soonestFirst([...listOf(toPay), ...listOf(toSign), ...shown]) : [],
    orders: isAll ? filterPages(orders, (order) => !waits(order)) : orders,
    /** The time of one is over: the service says what it is now. */
    again: () => [orders, toSign, toPay].forEach(refresh),
  }
}

const listOf = (page: Loaded<{ list: Order[] }>): readonly Order[] => dataOf(page)?.list ?? []
