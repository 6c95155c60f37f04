import type { Order } from '#api/shapes/order.ts'
import { openFen } from '#features/trade/order/part-amount.ts'
import { usePayLink } from '#features/trade/order/pay-link.model.ts'
import { yuan } from '#lib/number/money.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'

/**
 * What no part covers, as one more part: once an order has parts, the service takes no payment for it as a whole.
 * OR-06
 */
export function Rest({ order }: { order: Order }) {
  const { error, fieldErrors, busy, submit } = usePayLink(order).submission
  return (
    <Card label="余款">
      <Quiet>以上各笔之外的余款，单独付一笔。</Quiet>
      <FormError>{fieldErrors.amount || error}</FormError>
      <Button busy={busy} onClick={submit}>{`支付余下 ${yuan(openFen(order))}`}</Button>
    </Card>
  )
}
