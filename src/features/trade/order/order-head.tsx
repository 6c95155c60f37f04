import type { Order } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from '#features/trade/steps/steps.module.css'

/** The service and its price, at the top of each step. */
export function OrderHead({ order }: { order: Order }) {
  return (
    <header className={css.head}>
      <h2 className={css.name}>{order.sku.name}</h2>
      <Quiet>订单编号 {order.orderNumber}</Quiet>
      <Quiet>
        应付金额 <strong className={css.amount}>{yuan(order.payableFen)}</strong>
      </Quiet>
    </header>
  )
}
