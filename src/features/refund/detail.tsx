import { Price } from '#ui/price/price.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { ReactNode } from 'react'
import type { OutputOf } from '#api/call.ts'
import type { refundDetail } from '#api/domains/trade/order/refund.ts'
import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute, stamp } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { complaintHref } from '#lib/path/complaint-href.ts'
import { AUTHORITY, AUTHORITY_LINE } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Timeline } from '#ui/layout/timeline.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { usePage } from '#wechat/page.tsx'
import { AmountLines, Channels } from './amount.tsx'
import { useRefund } from './detail.model.ts'
import { refundStatus } from './refund.words.ts'
import css from './refund.module.css'

type Detail = OutputOf<typeof refundDetail>

/** 退款详情. OR-13 */
export function RefundScreen() {
  const page = useRefund()
  const { refund } = page
  usePage({ title: '退款详情' })
  return (
    <Screen title="退款详情" footer={refund.state === 'ready' && <Next refund={refund.data} />}>
      <LoadState loaded={refund} skeleton={<Skeleton lines={12} />}>
        {(data) => (
          <>
            <Status refund={data} notice={page.notice}>
              <Button kind="plain" size="small" busy={page.busy} onClick={page.refresh}>
                刷新状态
              </Button>
            </Status>
            {data.status === 'REJECTED' && <Rejected refund={data} />}
            <AmountLines title="退款计算" lines={data.lines} />
            {data.parts.length > 0 && <Channels parts={data.parts} account={page.account} />}
            <Facts refund={data} agreementUrl={page.agreementUrl} />
            <Quiet inset>{data.order.sku.refundRuleText}</Quiet>
            <div className={css.asOf}>{refund.state === 'ready' && <AsOf text={stamp(refund.savedAt)} />}</div>
            <DisclosureFooter company={brand} />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

/** The customer's next step, where there is one. */
function Next({ refund: { status, orderNumber } }: { refund: Detail }): ReactNode {
  const words = status === 'WAIT_SIGN' ? '去签署' : status === 'WAIT_BANK' ? '填写收款账户' : undefined
  return words !== undefined && <LinkButton href={orderHref(orderNumber, 'refund')}>{words}</LinkButton>
}

function Status({ refund, notice, children }: { refund: Detail; notice: string; children: ReactNode }) {
  const { status, applyFen, actualFen, timeline } = refund
  const last = timeline.length - 1
  const isOver = status === 'DONE' || status === 'REJECTED'
  return (
    <Card label="退款状态">
      <div role="status" className={css.status}>
        <h2>{refundStatus(status)}</h2>
        {notice !== '' && <p>{notice}</p>}
      </div>
      <p>
        {status === 'DONE' ? '已退' : '申请退款'} <Price {...priceParts(yuan(actualFen ?? applyFen))} />
      </p>
      <Timeline
        steps={timeline.map(({ at, text }, index) => ({
          words: text,
          note: minute(at),
          state: index === last && !isOver ? 'now' : 'done',
        }))}
      />
      {children}
    </Card>
  )
}

function Rejected({ refund: { rejectReason, order, orderNumber } }: { refund: Detail }) {
  return (
    <Card title="驳回原因">
      <p>{rejectReason ?? '未说明原因，请联系客服'}</p>
      <Quiet>订单已恢复服务。如不认可审核结果，可以投诉，也可以补充说明后重新申请。</Quiet>
      <Row>
        <LinkButton kind="plain" size="small" href={complaintHref({ orderNumber, type: 'REFUND' })}>
          投诉
        </LinkButton>
        <LinkButton kind="plain" size="small" href={callHref(brand.complaintPhone)}>
          {`投诉电话 ${brand.complaintPhone}`}
        </LinkButton>
        <LinkButton kind="plain" size="small" href={callHref(AUTHORITY.phone)}>
          {AUTHORITY_LINE}
        </LinkButton>
        {order.refund?.canApply && (
          <LinkButton kind="plain" size="small" href={orderHref(orderNumber, 'refund')}>
            重新申请
          </LinkButton>
        )}
      </Row>
    </Card>
  )
}

function Facts({ refund, agreementUrl }: { refund: Detail; agreementUrl: string }) {
  const { refundNumber, skuName, orderNumber, reason } = refund
  const copy = useCopy()
  return (
    <CellGroup title="退款信息">
      <Cell title={skuName} note={`订单编号 ${orderNumber}`} href={orderHref(orderNumber)} />
      {reason !== '' && <Cell title="退款原因" note={reason} />}
      {agreementUrl !== '' && <Cell title="《退款协议》" value="查看" href={agreementUrl} />}
      <Cell
        title="退款编号"
        note={refundNumber}
        value={
          <Button kind="ghost" size="small" onClick={() => copy(refundNumber)}>
            复制
          </Button>
        }
      />
    </CellGroup>
  )
}
