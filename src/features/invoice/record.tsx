import { Facts } from '#ui/layout/facts.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { useState } from 'react'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { yuan } from '#lib/number/money.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Caution } from '#ui/caution.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type InvoiceRecord, useRecord } from './record.model.ts'
import css from './invoice.module.css'

const STATUS: Readonly<Record<string, string>> = { APPLIED: '开具中', ISSUED: '已开具', FAILED: '开具失败' }

/** An order with an invoice, which is read on request and stored nowhere. */
export function Record({ order, open = false }: { order: Order; open?: boolean }) {
  const [shown, show] = useState(open)
  const { orderNumber, sku, invoice } = order
  const record = useRecord(orderNumber, shown)
  const status = dataOf(record)?.status ?? invoice?.status ?? ''
  return (
    <article className={classes(css.record, open && css.alone)}>
      <Row between as="header">
        <h2 className={css.name}>{sku.name}</h2>
        <Badge tone={status === 'ISSUED' ? 'brand' : 'warning'}>
          {Object.hasOwn(STATUS, status) ? STATUS[status] : '状态更新中'}
        </Badge>
      </Row>
      <Quiet>
        <Anchor href={orderHref(orderNumber)} className={css.number}>
          订单编号 {orderNumber}
        </Anchor>
      </Quiet>
      {shown ? (
        <Paper record={record} />
      ) : (
        <Button kind="plain" size="small" onClick={() => show(true)}>
          查看发票
        </Button>
      )}
    </article>
  )
}

/** The invoice; the address of its file is valid for a short time. */
function Paper({ record }: { record: Loaded<InvoiceRecord> }) {
  if (record.state === 'failed') return <ErrorCard message={explain(record.error)} onRetry={record.retry} />
  if (record.state === 'loading') return <Skeleton lines={3} />
  const { status, title, amountFen, file, note } = record.data
  return (
    <>
      <Facts
        values="end"
        total
        items={[
          { name: '发票抬头', value: title ?? '--' },
          { name: '开票金额', value: yuan(amountFen) },
        ]}
      />
      {note !== undefined && <Caution>{note}</Caution>}
      {status === 'FAILED' && <Caution>开具失败，请核对抬头与税号后重新申请</Caution>}
      {status === 'APPLIED' && (
        <>
          <Quiet>发票正在开具，完成后发送至您填写的邮箱，也可在此查看。</Quiet>
          <Button kind="plain" size="small" onClick={() => void record.refresh()}>
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
