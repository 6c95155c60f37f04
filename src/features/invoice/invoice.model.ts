import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { orderDetailV2, finishedOrderList } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { type Apply, MOST_ORDERS, useApply } from './apply.model.ts'

export const invoiceTabs = [
  { key: 'apply', label: '申请开票' },
  { key: 'record', label: '开票记录' },
] as const

type InvoiceTab = (typeof invoiceTabs)[number]['key']
type OrderPage = OutputOf<typeof finishedOrderList>

const PAGE_SIZE = 20
const SENT = '提交成功，发票将发送至您填写的邮箱'

/** The order that the address names; '' where the page is about all of them. */
export function useNamedOrder(): string {
  const [search] = useSearchParams()
  return search.get('orderNumber') ?? ''
}

export interface Invoices {
  tab: InvoiceTab
  turnTo: (tab: InvoiceTab) => void
  first: Loaded<OrderPage>
  /** Numbers of the pages shown below the first, and the way to another. */
  pages: readonly number[]
  more: (() => void) | undefined
  chosen: ReadonlySet<string>
  choose: (order: Order, on: boolean) => void
  apply: Apply
}

/** All orders an invoice may be asked for, and those that have one. product OR-15 */
export function useInvoices(): Invoices {
  const [search, setSearch] = useSearchParams()
  const tab = invoiceTabs.find(({ key }) => key === search.get('tab'))?.key ?? 'apply'
  const first = useInvoicePage(1)
  const [pages, setPages] = useState<readonly number[]>([])
  const [orders, setOrders] = useState<readonly Order[]>([])
  const toast = useToast()
  const turnTo = (next: InvoiceTab) => setSearch(next === 'apply' ? {} : { tab: next }, { replace: true })
  const apply = useApply(orders, () => {
    setOrders([])
    setPages([])
    if (first.state === 'ready') void first.refresh()
    turnTo('record')
    toast(SENT)
  })
  const total = first.state === 'ready' ? first.data.total : 0
  return {
    tab,
    turnTo,
    first,
    pages,
    more: (pages.length + 1) * PAGE_SIZE < total ? () => setPages([...pages, pages.length + 2]) : undefined,
    chosen: new Set(orders.map(({ orderNumber }) => orderNumber)),
    choose: (order, on) => {
      const others = orders.filter(({ orderNumber }) => orderNumber !== order.orderNumber)
      if (on && others.length >= MOST_ORDERS) return toast(`一次最多选择${MOST_ORDERS}笔订单`)
      setOrders(on ? [...others, order] : others)
    },
    apply,
  }
}

/** One page of them; the first is kept to be read offline. */
export function useInvoicePage(pageNo: number): Loaded<OrderPage> {
  return useCall(
    finishedOrderList,
    { pageNo, pageSize: PAGE_SIZE },
    { offline: pageNo === 1 ? { title: '开发票', route: '/invoice' } : undefined },
  )
}

/** Whether an invoice can be asked for: none yet, and something paid and not given back. */
export function isOpen({ invoice }: Order): boolean {
  return (invoice?.status === 'NONE' || invoice?.status === 'FAILED') && invoice.amountFen !== 0
}

/** One order, as its own page knows it. */
export function useOneOrder(orderNumber: string): { order: Loaded<Order>; apply: Apply } {
  const order = useCall(
    orderDetailV2,
    { orderNumber },
    { offline: { title: ({ sku }) => `订单·${sku.name}`, route: orderHref(orderNumber) } },
  )
  const toast = useToast()
  const apply = useApply(order.state === 'ready' ? [order.data] : [], () => {
    if (order.state === 'ready') void order.refresh()
    toast(SENT)
  })
  return { order, apply }
}
