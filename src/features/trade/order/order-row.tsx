import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Order } from '#api/shapes/order.ts'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { Badge } from '#ui/badge.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { orderHref, refundHref } from '#lib/path/order-href.ts'
import { nextStep } from '#features/trade/steps/next-step.ts'
import { boughtOf } from './bought.ts'
import { isOver, nextText, orderStatus } from './order.words.ts'
import { waits } from './waiting.ts'
import css from './order.module.css'

/** An order of the list, with its next act. `children`: how long it waits. */
export function OrderRow({ order, children }: { order: Order; children?: ReactNode }) {
  const { orderNumber, sku, status, createdAt, payableFen, campaignCode } = order
  const over = isOver(status)
  return (
    <div className={css.row} data-over={over || undefined}>
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
          <Badge tone={waits(order) ? 'warning' : over ? 'plain' : 'brand'}>{orderStatus(status)}</Badge>
          <strong className={css.amount}>{yuan(payableFen)}</strong>
        </span>
      </Link>
      <footer>
        <span className={css.quiet}>
          <Unbroken>{nextText(order)}</Unbroken>
          {children}
        </span>
        {linksOf(order).map(({ href, label, kind }) => (
          <LinkButton key={label} href={href} kind={kind} size="small">
            {label}
          </LinkButton>
        ))}
      </footer>
    </div>
  )
}

/** Links to the content, and to the next step or the refund; a step that waits for the customer is filled. */
function linksOf(order: Order) {
  const here = orderHref(order.orderNumber)
  const bought = boughtOf(order)
  const refundNumber = order.status === 'REFUNDING' ? order.refund?.refundNumber : undefined
  const next = nextStep(order)
  const isDue = next.href !== here
  const opened = bought ? [{ label: bought.label, href: bought.href ?? here, kind: 'plain' as const }] : []
  if (isDue) return [...opened, { ...next, kind: 'primary' as const }]
  // The row itself leads to the order.
  if (bought) return opened
  const step = refundNumber === undefined ? next : { label: '查看退款', href: refundHref(refundNumber) }
  return [{ ...step, kind: 'plain' as const }]
}
