import { Link } from 'wouter'
import type { Refund } from '#api/shapes/refund.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { refundHref } from '#lib/path/order-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/layout/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { useRefundPage, useRefunds } from './list.model.ts'
import { refundStatus } from './refund.words.ts'
import css from './refund.module.css'

/** 退款记录. product OR-12 */
export function RefundsScreen() {
  const { first, pages, more } = useRefunds()
  usePage({ title: '退款记录' })
  return (
    <Screen title="退款记录">
      <LoadState loaded={first} skeleton={<Skeleton lines={10} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty text="暂无退款记录" action={{ label: '查看我的订单', href: '/me/order' }} />
          ) : (
            <Rows refunds={list} label="退款记录" />
          )
        }
      </LoadState>
      {pages.map((pageNo) => (
        <More key={pageNo} pageNo={pageNo} />
      ))}
      {more && (
        <div className={css.rule}>
          <Button kind="plain" onClick={more}>
            加载更多
          </Button>
        </div>
      )}
    </Screen>
  )
}

function More({ pageNo }: { pageNo: number }) {
  return (
    <LoadState loaded={useRefundPage(pageNo)} skeleton={<Skeleton lines={6} />}>
      {({ list }) => <Rows refunds={list} label={`第${pageNo}页`} />}
    </LoadState>
  )
}

function Rows({ refunds, label }: { refunds: readonly Refund[]; label: string }) {
  return (
    <ul className={css.list} aria-label={label}>
      {refunds.map((refund) => (
        <li key={refund.refundNumber}>
          <Row refund={refund} />
        </li>
      ))}
    </ul>
  )
}

const WAITS: ReadonlySet<string> = new Set(['WAIT_SIGN', 'WAIT_BANK'])

function Row({ refund: { refundNumber, skuName, status, applyFen, actualFen, timeline, isRead } }: { refund: Refund }) {
  const last = timeline.at(-1)
  return (
    <Link href={refundHref(refundNumber)} className={css.row}>
      <span className={css.rowHead}>
        <span className={css.quiet}>{last ? minute(last.at) : ''}</span>
        <span className={css.badges}>
          {!isRead && <Badge tone="warning">有更新</Badge>}
          <Badge tone={WAITS.has(status) ? 'warning' : 'brand'}>{refundStatus(status)}</Badge>
        </span>
      </span>
      <strong className={css.name}>{skuName}</strong>
      <span className={css.amount}>{yuan(actualFen ?? applyFen)}</span>
      {last && <span className={css.quiet}>{last.text}</span>}
    </Link>
  )
}
