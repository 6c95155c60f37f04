import { useEffect } from 'react'
import { useParams } from 'wouter'
import { orderFinish, orderInfo } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { dataOf } from '#data/loaded.ts'
import { useToday } from '#data/use-server-clock.ts'
import { awaited, useWatch } from '#data/watch/use-watch.ts'
import { useTrack } from '#tracking/context.tsx'
import { coolingWords } from '#features/trade/order/order.words.ts'
import { AFTER_PAYMENT } from './paid.model.ts'

/**
 * The server's answer about the payment. `unpaid`: not so far; `unknown`: the check failed; `elsewhere`: the order
 * waits for something else, is closed, or was refunded.
 */
export type ResultPage = { orderNumber: string } & (
  | { state: 'confirming' }
  | { state: 'unpaid'; check: () => void }
  | { state: 'unknown'; message: string; check: () => void }
  | { state: 'elsewhere'; status: string }
  /**
   * `order`, read at `savedAt` (epoch ms), arrives a moment later, or `error` explains why not; `cooling` until when
   * the contract can be cancelled.
   */
  | {
      state: 'paid'
      order: Order | undefined
      savedAt: number
      renew: () => void
      error: { words: string; retry: () => void } | null
      cooling: string
    }
)

const WAITING: ReadonlySet<string> = new Set(['WAIT_PAY', 'PART_PAID'])
/** Paid and refunded since: no success is shown any more. */
const GIVEN_BACK: ReadonlySet<string> = new Set(['REFUNDING', 'REFUNDED'])

/** 支付结果. Neither the address nor WeChat's answer counts: the server is checked until it knows. OR-07 */
export function useResult(): ResultPage {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const track = useTrack()
  const now = useToday()
  const watched = useWatch(
    orderFinish,
    { orderNumber },
    { seen: AFTER_PAYMENT, until: ({ finished, status }) => finished || !WAITING.has(status) },
  )
  const answer = awaited(watched)
  const paid = answer !== undefined && answer.finished && !GIVEN_BACK.has(answer.status)
  const bought = useWatch(orderInfo, paid ? { orderNumber } : null, { seen: 2_000, limit: 3, until: () => true })
  const order = dataOf(bought)
  const skuId = order?.sku.skuId
  useEffect(() => {
    if (skuId !== undefined) void track('trade', 'pay_confirmed', skuId)
  }, [skuId, track])
  if (watched.exhausted) {
    if (watched.error === undefined) return { orderNumber, state: 'unpaid', check: watched.recheck }
    return { orderNumber, state: 'unknown', message: explain(watched.error), check: watched.recheck }
  }
  if (!answer) return { orderNumber, state: 'confirming' }
  if (!paid) return { orderNumber, state: 'elsewhere', status: answer.status }
  const error = !order && bought.exhausted ? { words: explain(bought.error), retry: bought.recheck } : null
  const cooling = order && now !== undefined ? coolingWords(order, now) : ''
  const savedAt = bought.state === 'ready' ? bought.savedAt : 0
  return { orderNumber, state: 'paid', order, savedAt, renew: bought.recheck, error, cooling }
}
