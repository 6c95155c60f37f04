import { FormError } from '#ui/form/form-error.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { Order } from '#api/shapes/order.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { yuan } from '#lib/number/money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { classes } from '#ui/classes.ts'
import { Caution } from '#ui/caution.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { usePage } from '#wechat/page.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ReviewBar, TitleFields } from './apply.tsx'
import { type Invoices, invoiceTabs, isOpen, useInvoices, useNamedOrder, useOneOrder } from './invoice.model.ts'
import css from './invoice.module.css'

const Record = lazyPart(() => import('./record.tsx').then((m) => m.Record), <Skeleton lines={3} />)

// The page can be filled in before its code is there.
const Preview = lazyPart(() => import('./preview.tsx').then((m) => m.Preview))

/** 开发票: for one order where the address has one, else for chosen orders. OR-15 */
export function InvoiceScreen() {
  const orderNumber = useNamedOrder()
  usePage({ title: '开发票' })
  return orderNumber === '' ? <AllOrders /> : <OneOrder key={orderNumber} orderNumber={orderNumber} />
}

function OneOrder({ orderNumber }: { orderNumber: string }) {
  const { order, refused, apply } = useOneOrder(orderNumber)
  const open = order.state === 'ready' && isOpen(order.data)
  return (
    <Screen title="开发票" footer={open && <ReviewBar apply={apply} />}>
      <LoadState loaded={order} skeleton={<Skeleton lines={9} />}>
        {(data) => {
          if (isOpen(data)) {
            return (
              <>
                <section className={classes(css.record, css.alone)} aria-label="订单">
                  <h2 className={css.name}>{data.sku.name}</h2>
                  <Quiet>订单编号 {data.orderNumber}</Quiet>
                  <Amounts order={data} />
                </section>
                <TitleFields apply={apply} />
                <Quiet inset>
                  有多笔订单时，可以
                  <Anchor href="/invoice" className={css.link}>
                    合并开票
                  </Anchor>
                </Quiet>
                <Preview apply={apply} />
              </>
            )
          }
          if (data.invoice === undefined || data.invoice.status === 'NONE') {
            return <Empty text={whyNot(data)} action={{ label: '返回订单', href: `/order/${data.orderNumber}` }} />
          }
          return (
            <>
              {refused !== '' && <Caution>{refused}</Caution>}
              <Record key={data.invoice.status} order={data} open />
            </>
          )
        }}
      </LoadState>
    </Screen>
  )
}

function whyNot({ status, paidFen }: Order): string {
  if (status === 'REFUNDING') return '退款处理完成后，可按剩余金额开票'
  if (status === 'REFUNDED') return '该订单已全额退款，无需开票'
  return paidFen > 0 ? '该订单暂不能开票' : '订单完成付款后可开发票'
}

/** How the invoice amount is calculated after a refund. journey E4 */
function Amounts({ order: { paidFen, invoice } }: { order: Order }) {
  const fen = invoice?.amountFen
  const back = fen === undefined ? 0 : paidFen - fen
  return (
    <Row between>
      <Quiet as="span">{back > 0 ? `已付 ${yuan(paidFen)}，已退 ${yuan(back)}` : '可开票金额'}</Quiet>
      <strong className={css.total}>{yuan(fen)}</strong>
    </Row>
  )
}

function AllOrders() {
  const page = useInvoices()
  const { tab, apply } = page
  return (
    <Screen title="开发票" footer={tab === 'apply' && <ReviewBar apply={apply} />}>
      <Tabs label="开发票" items={invoiceTabs} current={tab} onChange={page.turnTo} />
      <TabPanel tabKey={tab}>
        {page.refused !== '' && <Caution>{page.refused}</Caution>}
        <PagedList
          pages={page.orders}
          label={tab === 'apply' ? '可开票的订单' : '开票记录'}
          keyOf={({ orderNumber }) => orderNumber}
          row={(order) => (tab === 'record' ? <Record order={order} /> : <Choice page={page} order={order} />)}
          empty={
            tab === 'apply' ? (
              <Empty text="暂无可开票的订单" action={{ label: '查看我的订单', href: '/me/order' }} />
            ) : (
              <Empty text="暂无开票记录" action={{ label: '查看我的订单', href: '/me/order' }} />
            )
          }
        />
        {tab === 'apply' && (
          <>
            <FormError inset>{apply.notice}</FormError>
            <TitleFields apply={apply} />
            <Preview apply={apply} />
          </>
        )}
      </TabPanel>
    </Screen>
  )
}

function Choice({ page: { chosen, choose }, order }: { page: Invoices; order: Order }) {
  return (
    <div className={css.choice}>
      <CheckField checked={chosen.has(order.orderNumber)} onChange={(on) => choose(order, on)}>
        <span className={css.name}>{order.sku.name}</span>
        <Quiet as="span">订单编号 {order.orderNumber}</Quiet>
      </CheckField>
      <Amounts order={order} />
    </div>
  )
}
