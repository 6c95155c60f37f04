import { Link } from 'wouter'
import type { Order } from '#api/shapes/order.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { usePage } from '#wechat/page.tsx'
import { orderHref, REFUNDS, refundHref } from '#lib/path/order-href.ts'
import { nextStep } from '#features/trade/steps/next-step.ts'
import { boughtOf } from './bought.ts'
import { isOver, nextText, orderStatus } from './order.words.ts'
import { orderTabs, useOrders } from './orders.model.ts'
import css from './order.module.css'

/** 我的订单. OR-08 */
export function OrdersScreen() {
  const { tab, turnTo, orders } = useOrders()
  usePage({ title: '我的订单' })
  return (
    <Screen title="我的订单">
      <Tabs label="订单状态" items={orderTabs} current={tab} onChange={turnTo} />
      <TabPanel tabKey={tab}>
        <PagedList
          pages={orders}
          label="订单"
          keyOf={({ orderNumber }) => orderNumber}
          row={(order) => <Row order={order} />}
          empty={<Empty text="暂无订单" action={{ label: '去看看课程', href: '/course' }} />}
        />
      </TabPanel>
      <CellGroup>
        <Cell title="退款记录" note="每笔退款的进度与预计时间" href={REFUNDS} />
        <Cell title="开发票" href="/invoice" />
      </CellGroup>
    </Screen>
  )
}

function Row({ order }: { order: Order }) {
  const { orderNumber, sku, status, createdAt, payableFen, campaignCode } = order
  const { steps, waits } = stepsOf(order)
  return (
    <div className={css.row} data-waits={waits || undefined}>
      <Link href={orderHref(orderNumber)} className={css.body}>
        <span className={css.cover}>
          <Picture src={fileAt(sku.coverUrl)} alt="" ratio={1} />
        </span>
        <span className={css.words}>
          <b className={css.name}>{sku.name}</b>
          <span className={css.meta}>
            <Unbroken>{`${minute(createdAt)} 下单`}</Unbroken>
          </span>
          <span className={css.meta}>订单编号 {orderNumber}</span>
        </span>
        <span className={css.end}>
          {campaignCode !== undefined && <Badge>活动订单</Badge>}
          <Badge tone={waits ? 'warning' : isOver(status) ? 'plain' : 'brand'}>{orderStatus(status)}</Badge>
          <strong className={css.amount}>{yuan(payableFen)}</strong>
        </span>
      </Link>
      <footer>
        <span className={css.quiet}>
          <Unbroken>{nextText(order)}</Unbroken>
        </span>
        {steps.map(({ href, label, kind }) => (
          <LinkButton key={label} href={href} kind={kind} size="small">
            {label}
          </LinkButton>
        ))}
      </footer>
    </div>
  )
}

/** The links of an order: to what was bought, and to its next step or its refund. `waits`: the customer has to act. */
function stepsOf(order: Order) {
  const here = orderHref(order.orderNumber)
  const next = nextStep(order)
  const waits = next.href !== here
  const bought = boughtOf(order)
  const refundNumber = order.status === 'REFUNDING' ? order.refund?.refundNumber : undefined
  const step = refundNumber === undefined ? next : { label: '查看退款', href: refundHref(refundNumber) }
  const kind: 'primary' | 'plain' = waits && step === next ? 'primary' : 'plain'
  const opened = bought ? [{ label: bought.label, href: bought.href ?? here, kind: 'primary' as const }] : []
  return { waits, steps: [...opened, { ...step, kind }] }
}
