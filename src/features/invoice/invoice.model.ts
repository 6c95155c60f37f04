import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { orderDetailV2, finishedOrderList } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { filterPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { type Apply, MOST_ORDERS, useApply } from './apply.model.ts'

export const invoiceTabs = [
  { key: 'apply', label: '申请开票' },
  { key: 'record', label: '开票记录' },
] as const

type InvoiceTab = (typeof invoiceTabs)[number]['key']

const SENT = '提交成功，发票将发送至您填写的邮箱'
const REFUSED = '订单此前已申请过发票，本次申请未提交。请核对已有的发票，需要更改请联系客服。'

/** The order of the address; '' where the page is about all orders. */
export function useNamedOrder(): string {
  const [search] = useSearchParams()
  return search.get('orderNumber') ?? ''
}

export interface Invoices {
  tab: InvoiceTab
  turnTo: (tab: InvoiceTab) => void
  /** The orders of the tab. */
  orders: Pages<Order>
  /** Why the last application was rejected, above the earlier invoices. */
  refused: string
  chosen: ReadonlySet<string>
  choose: (order: Order, on: boolean) => void
  apply: Apply
}

/** All orders that can have an invoice, and those that have one. OR-15 */
export function useInvoices(): Invoices {
  const [search, setSearch] = useSearchParams()
  const tab = invoiceTabs.find(({ key }) => key === search.get('tab'))?.key ?? 'apply'
  const all = usePages(finishedOrderList, {}, { offline: { title: '开发票', route: '/invoice' } })
  const [ticked, setTicked] = useState<readonly string[]>([])
  const listed = all.state === 'ready' ? all.data.filter(isOpen) : []
  // As the list has them now: an amount may change, or an order leave it.
  const picked = ticked.flatMap((number) => listed.find(({ orderNumber }) => orderNumber === number) ?? [])
  const [refused, setRefused] = useState('')
  const toast = useToast()
  // Both tabs use one list, so the shown pages stay; the entry of a sheet that closes is the tab's from now on.
  const turnTo = (next: InvoiceTab) => {
    const { shown }: { shown?: unknown } = Object(history.state)
    setRefused('')
    setSearch(next === 'apply' ? {} : { tab: next }, { replace: true, state: { shown } })
  }
  const apply = useApply(picked, (outcome) => {
    setTicked([])
    if (all.state === 'ready') void all.refresh()
    turnTo('record')
    if (outcome === 'made') toast(SENT)
    else setRefused(REFUSED)
  })
  return {
    tab,
    turnTo,
    refused,
    orders: filterPages(all, (order) => isOpen(order) === (tab === 'apply')),
    chosen: new Set(picked.map(({ orderNumber }) => orderNumber)),
    choose: (order, on) => {
      const others = picked.map(({ orderNumber }) => orderNumber).filter((each) => each !== order.orderNumber)
      if (on && others.length >= MOST_ORDERS) return toast(`一次最多选择${MOST_ORDERS}笔订单`)
      setTicked(on ? [...others, order.orderNumber] : others)
    },
    apply,
  }
}

/** Whether an invoice can be requested: there is none yet, and something was paid and not refunded. */
export function isOpen({ invoice }: Order): boolean {
  return (invoice?.status === 'NONE' || invoice?.status === 'FAILED') && invoice.amountFen !== 0
}

/** One order, as its own page reads it. */
export function useOneOrder(orderNumber: string): { order: Loaded<Order>; refused: string; apply: Apply } {
  const order = useCall(
    orderDetailV2,
    { orderNumber },
    { offline: { title: ({ sku }) => `订单·${sku.name}`, route: orderHref(orderNumber) } },
  )
  const [refused, setRefused] = useState('')
  const toast = useToast()
  const apply = useApply(order.state === 'ready' ? [order.data] : [], (outcome) => {
    if (order.state === 'ready') void order.refresh()
    if (outcome === 'made') toast(SENT)
    else setRefused(REFUSED)
  })
  return { order, refused, apply }
}
