import { useState } from 'react'
import type { OutputOf } from '#api/call.ts'
import { invoiceOfOrder } from '#api/domains/trade/invoice.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { type Polled, usePoll } from '#data/use-poll.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { yuan } from '#lib/number/money.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { ErrorCard } from '#ui/layout/error-card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import css from './invoice.module.css'

const STATUS: Readonly<Record<string, string>> = { APPLIED: '开具中', ISSUED: '已开具', FAILED: '开具失败' }

/** An order that is on an invoice; what the invoice says is asked for when it is wanted, and kept nowhere. */
export function Record({ order, open = false }: { order: Order; open?: boolean }) {
  const [shown, show] = useState(open)
  const { orderNumber, sku, invoice } = order
  const asked = usePoll(invoiceOfOrder, shown ? { orderNumber } : null, { waits: [] })
  const status = asked.data?.status ?? invoice?.status ?? ''
  return (
    <article className={css.record}>
      <header className={css.line}>
        <h2 className={css.name}>{sku.name}</h2>
        <Badge tone={status === 'ISSUED' ? 'brand' : 'warning'}>
          {Object.hasOwn(STATUS, status) ? STATUS[status] : '状态更新中'}
        </Badge>
      </header>
      <p className={css.quiet}>
        <Anchor href={orderHref(orderNumber)} className={css.number}>
          订单编号 {orderNumber}
        </Anchor>
      </p>
      {shown ? (
        <Paper asked={asked} />
      ) : (
        <Button kind="plain" size="small" onClick={() => show(true)}>
          查看发票
        </Button>
      )}
    </article>
  )
}

/** What the invoice says; the address of its file is good for a while only. */
function Paper({ asked }: { asked: Polled<OutputOf<typeof invoiceOfOrder>> }) {
  if (!asked.data) {
    if (asked.state === 'tired') return <ErrorCard message={explain(asked.error)} onRetry={asked.ask} />
    return <Skeleton lines={3} />
  }
  const { status, title, amountFen, url, note } = asked.data
  const file = fileAt(url)
  return (
    <>
      <dl className={css.facts}>
        <Fact name="发票抬头" value={title ?? '--'} />
        <Fact name="开票金额" value={yuan(amountFen)} />
      </dl>
      {note !== undefined && <Caution>{note}</Caution>}
      {status === 'FAILED' && <Caution>开具失败，请核对抬头与税号后重新申请</Caution>}
      {status === 'APPLIED' && (
        <>
          <p className={css.quiet}>发票正在开具，完成后发送至您填写的邮箱，也可在此查看。</p>
          <Button kind="plain" size="small" onClick={asked.ask}>
            刷新状态
          </Button>
        </>
      )}
      {file !== '' && (
        <a className={buttonClass('primary', 'small')} href={file} target="_blank" rel="noreferrer">
          打开电子发票（PDF）
        </a>
      )}
    </>
  )
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
