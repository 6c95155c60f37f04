import type { Order } from '#api/shapes/order.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { usePage } from '#wechat/page.tsx'
import { REFUNDS } from '#lib/path/order-href.ts'
import { payUntil } from '#lib/pay-until.ts'
import { OrderRow } from './order-row.tsx'
import { useOrders } from './orders.model.ts'
import { TimeLeft } from './time-left.tsx'
import css from './order.module.css'

/** 我的订单. OR-08 */
export function OrdersScreen() {
  const { tabs, tab, turnTo, waiting, orders, again } = useOrders()
  usePage({ title: '我的订单' })
  return (
    <Screen title="我的订单">
      <Tabs label="订单状态" items={tabs} current={tab} onChange={turnTo} />
      <TabPanel tabKey={tab}>
        {waiting.length > 0 && <Waiting orders={waiting} again={again} />}
        <PagedList
          pages={orders}
          label="订单"
          keyOf={({ orderNumber }) => orderNumber}
          row={(order) => <OrderRow order={order} />}
          empty={waiting.length === 0 && <Empty text="暂无订单" action={{ label: '去看看课程', href: '/course' }} />}
        />
      </TabPanel>
      <CellGroup>
        <Cell title="退款记录" note="每笔退款的进度与预计时间" href={REFUNDS} />
        <Cell title="开发票" href="/invoice" />
      </CellGroup>
    </Screen>
  )
}

/** What waits for the customer, the one tinted card of the page. */
function Waiting({ orders, again }: { orders: readonly Order[]; again: () => void }) {
  return (
    <section className={css.waiting} aria-labelledby="waiting">
      <header>
        <h2 id="waiting">等您处理</h2>
        <span className={css.meta}>{orders.length}笔</span>
      </header>
      <ul aria-label="等您处理">
        {orders.map((order) => (
          <li key={order.orderNumber}>
            <OrderRow order={order}>
              <TimeLeft until={payUntil(order)} onOver={again} />
            </OrderRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
