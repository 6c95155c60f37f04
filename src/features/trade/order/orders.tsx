import { Link } from 'wouter'
import type { Order } from '#api/shapes/order.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/layout/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { usePage } from '#wechat/page.tsx'
import { orderHref, REFUNDS, refundHref } from '#lib/path/order-href.ts'
import { nextStep } from '#features/trade/steps/next-step.ts'
import { orderStatus } from './order.words.ts'
import { type OrderTab, orderTabs, useOrderPage, useOrders } from './orders.model.ts'
import css from './order.module.css'

/** 我的订单. product OR-08 */
export function OrdersScreen() {
  const { tab, turnTo, first, pages, more } = useOrders()
  usePage({ title: '我的订单' })
  return (
    <Screen
      title="我的订单"
      actions={
        <LinkButton href="/invoice" kind="ghost" size="small">
          开发票
        </LinkButton>
      }
    >
      <Tabs label="订单状态" items={orderTabs} current={tab} onChange={turnTo} />
      <TabPanel tabKey={tab}>
        {tab === 'refund' && (
          <CellGroup>
            <Cell title="退款记录" note="每笔退款的进度与预计时间" href={REFUNDS} />
          </CellGroup>
        )}
        <LoadState loaded={first} skeleton={<Skeleton lines={10} />}>
          {({ list }) =>
            list.length === 0 ? (
              <Empty text="暂无订单" action={{ label: '去看看课程', href: '/course' }} />
            ) : (
              <Rows orders={list} label="订单" />
            )
          }
        </LoadState>
        {pages.map((pageNo) => (
          <More key={pageNo} tab={tab} pageNo={pageNo} />
        ))}
        {more && (
          <div className={css.more}>
            <Button kind="plain" onClick={more}>
              加载更多
            </Button>
          </div>
        )}
      </TabPanel>
    </Screen>
  )
}

function More({ tab, pageNo }: { tab: OrderTab; pageNo: number }) {
  return (
    <LoadState loaded={useOrderPage(tab, pageNo)} skeleton={<Skeleton lines={6} />}>
      {({ list }) => <Rows orders={list} label={`第${pageNo}页`} />}
    </LoadState>
  )
}

function Rows({ orders, label }: { orders: readonly Order[]; label: string }) {
  return (
    <ul className={css.list} aria-label={label}>
      {orders.map((order) => (
        <li key={order.orderNumber} className={css.row}>
          <Row order={order} />
        </li>
      ))}
    </ul>
  )
}

function Row({ order }: { order: Order }) {
  const { orderNumber, sku, status, createdAt, payableFen, campaignCode } = order
  const next = nextStep(order)
  const waits = next.href !== orderHref(orderNumber)
  const refundNumber = status === 'REFUNDING' ? order.refund?.refundNumber : undefined
  return (
    <>
      <header>
        <span className={css.quiet}>{minute(createdAt)}</span>
        <span>
          {campaignCode !== undefined && <Badge>活动订单</Badge>}{' '}
          <Badge tone={waits ? 'warning' : 'brand'}>{orderStatus(status)}</Badge>
        </span>
      </header>
      <Link href={orderHref(orderNumber)} className={css.body}>
        <h2>{sku.name}</h2>
        <span className={css.quiet}>订单编号 {orderNumber}</span>
      </Link>
      <footer>
        <strong className={css.amount}>{yuan(payableFen)}</strong>
        {refundNumber === undefined ? (
          <LinkButton href={next.href} kind={waits ? 'primary' : 'plain'} size="small">
            {next.label}
          </LinkButton>
        ) : (
          <LinkButton href={refundHref(refundNumber)} kind="plain" size="small">
            查看退款
          </LinkButton>
        )}
      </footer>
    </>
  )
}
