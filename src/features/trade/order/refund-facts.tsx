import type { Order } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { yuan } from '#lib/number/money.ts'
import { orderHref, REFUNDS, refundHref } from '#lib/path/order-href.ts'
import { complaintHref } from '#lib/path/complaint-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { coolingWords } from './order.words.ts'
import css from './order.module.css'

/**
 * What the customer can get back, how it is calculated, and the contacts. Never hidden. law §2,
 * OR-09
 */
export function RefundFacts({ order, now }: { order: Order; now: number }) {
  const { refund, sku } = order
  const cooling = coolingWords(order, now)
  return (
    <>
      <CellGroup title="退款与投诉">
        {refund?.canApply &&
          refund.lines?.map(({ name, amountFen }) => <Cell key={name} title={name} value={yuan(amountFen)} />)}
        {cooling !== '' && <Cell title="解除合同" note={cooling} />}
        <Cell title="退款记录" href={REFUNDS} />
        <Cell title="投诉" note={`也可拨打 ${brand.complaintPhone}`} href={complaintHref(order)} />
      </CellGroup>
      <p className={css.rule}>{sku.refundRuleText}</p>
    </>
  )
}

/** The link to the application, or to the refund in progress. */
export function RefundWay({ order }: { order: Order }) {
  const { href, label } = wayTo(order)
  return (
    <LinkButton kind="plain" href={href}>
      {label}
    </LinkButton>
  )
}

function wayTo({ orderNumber, refund }: Order): { href: string; label: string } {
  const apply = orderHref(orderNumber, 'refund')
  const { refundNumber, canApply = false, maxFen = 0 } = refund ?? {}
  if (refundNumber === undefined) return { href: apply, label: `申请退款（可退 ${yuan(maxFen)}）` }
  return canApply ? { href: apply, label: '继续申请退款' } : { href: refundHref(refundNumber), label: '查看退款进度' }
}
