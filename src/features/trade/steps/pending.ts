import type { Sku } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'
import type { Attempt } from '#features/trade/checkout/attempt.ts'
import type { Check } from '#features/trade/checkout/gates.ts'
import type { Submit } from '#features/trade/checkout/submit.model.ts'

/** A waiting order: its text, and how the customer can continue. The first option is the main one. */
export interface Pending {
  text: string
  more: string
  ways: { name: string; press: () => void }[]
}

interface Facts {
  check: Check
  sku: Pick<Sku, 'splitOnly'>
  attempt: Attempt | undefined
  submit: Pick<Submit, 'resume'>
}

/**
 * If the split was rejected the customer decides again: an order to be paid in parts is never paid as a whole by
 * itself.
 */
export function pendingOf({ check, sku, attempt, submit }: Facts): Pending | undefined {
  const { pendingOrderNumber: orderNumber } = check
  if (orderNumber === undefined) return undefined
  const again = () => submit.resume(orderNumber)
  if (attempt?.refusal === undefined) {
    return {
      text: check.message ?? '您有一笔待付款订单',
      more: '同一服务不能重复下单，请继续办理这笔订单。',
      ways: [{ name: '继续办理', press: again }],
    }
  }
  const count = attempt.parts ?? 2
  const whole = () => submit.resume(orderNumber, true)
  return {
    text: `订单已生成，分 ${count} 笔付款没有办成：${attempt.refusal}`,
    more: sku.splitOnly
      ? '该服务仅支持分笔支付。您可以再试一次，也可以先办理其他步骤，付款前重新选择笔数。'
      : '您可以改为一次付清，也可以再试一次；还没有付款，暂不办理也可以。',
    ways: [
      { name: `再试一次分 ${count} 笔`, press: again },
      { name: sku.splitOnly ? '先办理其他步骤' : `改为一次付清 ${yuan(attempt.payableFen)}`, press: whole },
    ],
  }
}
