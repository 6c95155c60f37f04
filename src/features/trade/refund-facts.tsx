import type { Order } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { yuan } from '#lib/money.ts'
import { Cell, CellGroup } from '#ui/cell.tsx'
import { coolingWords } from './order-words.ts'
import css from './order.module.css'

/** What the customer may have back, how it is made, and whom to tell. Never hidden. product 4.2, OR-09 */
export function RefundFacts({ order, now }: { order: Order; now: number }) {
  const { refund, sku } = order
  const cooling = coolingWords(order, now)
  return (
    <>
      <CellGroup title="退款与投诉">
        {refund?.canApply &&
          refund.lines?.map(({ name, amountFen }) => <Cell key={name} title={name} value={yuan(amountFen)} />)}
        {cooling !== '' && <Cell title="解除合同" note={cooling} />}
        <Cell icon="phone" title="申请退款" note="联系客服办理" value={brand.hotline} href={tel(brand.hotline)} />
        <Cell icon="phone" title="投诉" value={brand.complaintPhone} href={tel(brand.complaintPhone)} />
      </CellGroup>
      <p className={css.rule}>{sku.refundRuleText}</p>
    </>
  )
}

const tel = (phone: string) => `tel:${phone.replaceAll('-', '')}`
