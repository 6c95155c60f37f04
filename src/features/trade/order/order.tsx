import { PriceBar } from '#ui/price/price-bar.tsx'
import type { Order } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { CallSign } from '#entities/access/call-sign.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Steps } from '#ui/layout/steps.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { day, lastMoment, minute, stamp } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { usePage } from '#wechat/page.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { nextStep } from '#features/trade/steps/next-step.ts'
import { BoughtCell } from './bought-cell.tsx'
import { boughtOf } from './bought.ts'
import { dueFen, openFen } from './part-amount.ts'
import { RefundClock } from './refund-clock.tsx'
import { RefundFacts, RefundWay } from './refund-facts.tsx'
import { ServiceLine } from './service-line.tsx'
import { isOver, orderStatus } from './order.words.ts'
import { timeline, useOrder } from './order.model.ts'
import css from './order.module.css'

const Adviser = lazyPart(() => import('#entities/adviser/adviser.tsx').then((m) => m.Adviser))
const OrderParts = lazyPart(() => import('./order-parts.tsx').then((m) => m.OrderParts))
const PayLink = lazyPart(() => import('./pay-link.tsx').then((m) => m.PayLinkCard))

/** 订单详情. OR-09 */
export function OrderScreen() {
  const { order, strategies, today } = useOrder()
  usePage({ title: '订单详情' })
  const next = order.state === 'ready' ? nextStep(order.data) : undefined
  const waits = order.state === 'ready' && next !== undefined && next.href !== orderHref(order.data.orderNumber)
  const bought = order.state === 'ready' ? boughtOf(order.data) : undefined
  const main = waits ? next : bought?.href === undefined ? undefined : { ...bought, href: bought.href }
  return (
    <Screen
      title="订单详情"
      footer={main && <Foot main={main} due={order.state === 'ready' ? dueFen(order.data) : 0} />}
    >
      <LoadState loaded={order} skeleton={<Skeleton lines={12} />}>
        {(data) => (
          <>
            <Status order={data} />
            {order.state === 'ready' && (
              <RefundClock order={data} savedAt={order.savedAt} renew={() => void order.refresh()}>
                <RefundWay order={data} />
              </RefundClock>
            )}
            <Facts order={data} strategies={strategies} />
            {data.subOrders && <OrderParts parts={data.subOrders} />}
            {openFen(data) > 0 && <PayLink order={data} />}
            <RefundFacts order={data} now={today ?? (order.state === 'ready' ? order.savedAt : 0)} />
            {!data.refund?.canApply && (
              <div className={css.wayBack}>
                <RefundWay order={data} />
              </div>
            )}
            {data.adviser && (
              <Card label="服务投资顾问">
                <Adviser person={data.adviser} />
              </Card>
            )}
            <div className={css.asOf}>{order.state === 'ready' && <AsOf text={stamp(order.savedAt)} />}</div>
            <DisclosureFooter company={brand} />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

/** The next action, beside the amount still due. */
function Foot({ main: { href, label }, due }: { main: { href: string; label: string }; due: number }) {
  const way = <LinkButton href={href}>{label}</LinkButton>
  return due > 0 ? <PriceBar price={yuan(due)}>{way}</PriceBar> : <Bar lead={<CallSign />}>{way}</Bar>
}

function Status({ order }: { order: Order }) {
  return (
    <section className={css.status} aria-label="订单状态">
      <ServiceLine sku={order.sku}>
        <p className={css.state}>
          <Badge tone={isOver(order.status) ? 'plain' : 'brand'}>{orderStatus(order.status)}</Badge>
        </p>
      </ServiceLine>
      {order.closedReason && <p className={css.quiet}>关闭原因：{order.closedReason}</p>}
      {order.blockedReason && <Blocked reason={order.blockedReason} paid={order.paidFen > 0} />}
      <Steps label="办理进度" steps={timeline(order)} />
    </section>
  )
}

/** The order is waiting for its owner, but cannot be continued. */
function Blocked({ reason, paid }: { reason: string; paid: boolean }) {
  return (
    <Caution>
      {`暂不能继续办理：${reason}`}
      {paid && '。已付款项可以申请退款。'}
    </Caution>
  )
}

function Facts({ order, strategies }: { order: Order; strategies: readonly string[] }) {
  const { orderNumber, serviceStartAt, serviceEndAt } = order
  const bought = boughtOf(order)
  const copy = useCopy()
  return (
    <>
      {(bought || strategies.length > 0 || serviceStartAt !== undefined || order.contractReady) && (
        <CellGroup title="服务">
          {strategies.length > 0 && <Cell title="包含策略" note={strategies.join('、')} />}
          {serviceStartAt !== undefined && (
            <Cell
              title="服务期"
              note={`${day(serviceStartAt)} 至 ${serviceEndAt === undefined ? '--' : lastMoment(serviceEndAt)}`}
            />
          )}
          {bought && <BoughtCell bought={bought} />}
          {order.contractReady && <Cell title="合同与文件" href={orderHref(orderNumber, 'contract')} />}
        </CellGroup>
      )}
      <CellGroup title="费用">
        <Cell title="服务价格" value={yuan(order.amountFen)} />
        {order.discountFen > 0 && <Cell title="优惠" value={yuan(-order.discountFen)} />}
        <Cell title="应付" value={yuan(order.payableFen)} />
        <Cell title="已付" value={yuan(order.paidFen)} />
        <Cell title="收款方" value={brand.companyName} />
      </CellGroup>
      <CellGroup title="订单">
        <Cell
          title="订单编号"
          note={orderNumber}
          value={
            <Button kind="ghost" size="small" onClick={() => copy(orderNumber)}>
              复制
            </Button>
          }
        />
        <Cell title="下单时间" value={minute(order.createdAt)} />
        {order.campaignCode !== undefined && <Cell title="来源" value="活动订单" />}
        {order.invoice && (
          <Cell
            title="发票"
            value={invoiceWords(order.invoice.status)}
            href={`/invoice?orderNumber=${encodeURIComponent(orderNumber)}`}
          />
        )}
      </CellGroup>
    </>
  )
}

const INVOICE: Readonly<Record<string, string>> = {
  NONE: '未申请',
  APPLIED: '开具中',
  ISSUED: '已开具',
  FAILED: '开具失败',
}

function invoiceWords(status: string): string {
  return Object.hasOwn(INVOICE, status) ? (INVOICE[status] ?? '') : '状态更新中'
}
