import { useState } from 'react'
import { publicSubOrderCreate } from '#api/domains/public/orders.ts'
import { orderDetailV2, orderInfo } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import { useData } from '#data/deps.tsx'
import { type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
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
 * amount again, so that a press after a lost answer does not create a second one. OR-10
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
    done: (part) => navigate(partHref(part)),
    stale: [orderDetailV2, orderInfo],
  })
  return { amount, change: setTyped, submission }
}
