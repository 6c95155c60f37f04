import { Link } from 'wouter'
import { Row } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { Refund } from '#api/shapes/refund.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { refundHref } from '#lib/path/order-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { useRefunds } from './list.model.ts'
import { refundStatus } from './refund.words.ts'
import css from './refund.module.css'

/** 退款记录. OR-12 */
export function RefundsScreen() {
  usePage({ title: '退款记录' })
  return (
    <Screen title="退款记录">
      <PagedList
        pages={useRefunds()}
        label="退款记录"
        keyOf={({ refundNumber }) => refundNumber}
        row={(refund) => <RefundRow refund={refund} />}
        empty={<Empty text="暂无退款记录" action={{ label: '查看我的订单', href: '/me/order' }} />}
      />
    </Screen>
  )
}

const WAITS: ReadonlySet<string> = new Set(['WAIT_SIGN', 'WAIT_BANK'])

function RefundRow({
  refund: { refundNumber, skuName, status, applyFen, actualFen, timeline, isRead },
}: {
  refund: Refund
}) {
  const last = timeline.at(-1)
  return (
    <Link href={refundHref(refundNumber)} className={css.row}>
      <Row as="span" between>
        <Quiet as="span">{last ? minute(last.at) : ''}</Quiet>
        <Row as="span">
          {!isRead && <Badge tone="warning">有更新</Badge>}
          <Badge tone={WAITS.has(status) ? 'warning' : 'brand'}>{refundStatus(status)}</Badge>
        </Row>
      </Row>
      <strong className={css.name}>{skuName}</strong>
      <span className={css.amount}>{yuan(actualFen ?? applyFen)}</span>
      {last && <Quiet as="span">{last.text}</Quiet>}
    </Link>
  )
}
