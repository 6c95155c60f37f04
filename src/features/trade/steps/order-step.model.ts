import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { useAccount } from '#data/deps.tsx'
import { useSend } from '#data/provider.tsx'
import { ONCE, useWatch } from '#data/use-watch.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { elsewhere, type Step } from './next-step.ts'

/** The order on the page of one of its steps. `recheck`: the order may have moved on. */
export type AtStep =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; order: Order; recheck: () => void }

/**
 * The guard of every step: reads the order from the server, again at each return to the page, and redirects to the
 * right step with an explanation. The address does not count. product B3, B9
 */
export function useOrderStep(step: Step): AtStep {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const [, navigate] = useLocation()
  const toast = useToast()
  const watched = useWatch(orderInfo, { orderNumber }, { waits: ONCE })
  const order = watched.data
  const away = order ? elsewhere(step, order) : null
  const href = away?.href
  const words = away?.words ?? ''
  useEffect(() => {
    if (href === undefined) return
    toast(words)
    navigate(href, { replace: true })
  }, [href, words, navigate, toast])
  useLostAttempt(order, watched.recheck)
  if (order && !away) return { state: 'ready', order, recheck: watched.recheck }
  if (watched.state === 'exhausted' && !order) {
    return { state: 'failed', message: explain(watched.error), retry: watched.recheck }
  }
  return { state: 'loading' }
}

/**
 * A tab that was killed between the order and its split left the choice behind: it is applied now, or decided again.
 */
function useLostAttempt(order: Order | undefined, recheck: () => void): void {
  const send = useSend()
  const account = useAccount()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!order) return
    void import('#features/trade/checkout/end-attempt.ts')
      .then(({ endLostAttempt }) => endLostAttempt(order, { send, account, recheck, navigate }))
      .catch(() => undefined)
  }, [order, send, account, recheck, navigate])
}
