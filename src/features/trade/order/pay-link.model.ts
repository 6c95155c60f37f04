import { useState } from 'react'
import { publicSubOrderCreate } from '#api/domains/public/orders.ts'
import { orderDetailV2, orderInfo } from '#api/domains/trade/order/read.ts'
import type { Order, SubOrder } from '#api/shapes/order.ts'
import { useData } from '#data/deps.tsx'
import { DeviceError } from '#data/explain.ts'
import { type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { nth } from '#lib/number/chinese-numeral.ts'
import { yuan } from '#lib/number/money.ts'
import { amountFen, typedYuan } from '#lib/text/typed/amount.ts'
import { partHref } from '#lib/path/order-href.ts'
import { amountError, openFen } from './part-amount.ts'

export interface PayLink {
  /** In yuan, as typed. */
  amount: string
  change: (amount: string) => void
  submission: Submission<{ amount: string }>
}

/**
 * Splits a part off an order and opens its page, whose link is forwarded. The service returns an open part of the same
 * amount again, so that a press after a lost answer does not create a second one; one that the order listed before is
 * somebody else's, and is named instead. OR-10
 */
export function usePayLink(order: Order): PayLink {
  const most = openFen(order)
  const { send } = useData()
  const [typed, setTyped] = useState<string>()
  const navigate = useNavigateFromHere()
  const amount = typed ?? typedYuan(most)
  const submission = useSubmit({
    fields: { orderNumber: order.orderNumber, amountFen: amountFen(amount) ?? 0 },
    validate: ({ amountFen }) => ({ amount: amountError(amountFen, most) }),
    run: (fields) => send(publicSubOrderCreate, fields),
    async done(part) {
      const { subOrders = [] } = order
      if (subOrders.some(({ subOrderNumber }) => subOrderNumber === part.subOrderNumber))
        throw new DeviceError(taken(part))
      navigate(partHref(part))
    },
    stale: [orderDetailV2, orderInfo],
  })
  return { amount, change: setTyped, submission }
}

function taken({ seq, amountFen }: SubOrder): string {
  return `${nth(seq, '笔')}也是 ${yuan(amountFen)}，还没有付清。相同金额一次只能有一笔，请等它付清，或换一个金额生成付款链接`
}
