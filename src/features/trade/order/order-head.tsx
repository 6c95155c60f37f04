import type { ReactNode } from 'react'
import type { Order } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { ServiceLine } from './service-line.tsx'
import css from '#features/trade/steps/steps.module.css'

/** The service and its price, at the top of each step; below them the state of the step. */
export function OrderHead({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <Card label="订单">
      <ServiceLine sku={order.sku} />
      <Row between>
        <Quiet>订单编号 {order.orderNumber}</Quiet>
        <Quiet>
          应付金额 <strong className={css.amount}>{yuan(order.payableFen)}</strong>
        </Quiet>
      </Row>
      {children}
    </Card>
  )
}
