import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import { useAccount } from '#data/deps.tsx'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useFresh } from '#data/use-fresh.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { elsewhere, type Step } from './next-step.ts'

/**
 * The guard of every step: reads the order from the server, again at each return to the page, and redirects to the
 * right step with an explanation; refreshed, it may have moved on. The address does not count. journey B3, B9
 */
export function useOrderStep(step: Step): Loaded<Order> {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const [, navigate] = useLocation()
  const toast = useToast()
  const read = useFresh(orderInfo, { orderNumber })
  const order = dataOf(read)
  const away = order ? elsewhere(step, order) : null
  const href = away?.href
  const words = away?.words ?? ''
  useEffect(() => {
    if (href === undefined) return
    toast(words)
    navigate(href, { replace: true })
  }, [href, words, navigate, toast])
  useLostAttempt(order, read.state === 'ready' ? read.refresh : undefined)
  return away ? { state: 'loading' } : read
}

/**
 * A tab that was killed between the order and its split left the choice behind: it is applied now, or decided again.
 */
function useLostAttempt(order: Order | undefined, refresh: (() => Promise<void>) | undefined): void {
  const send = useSend()
  const account = useAccount()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!order || !refresh) return
    const recheck = () => void refresh()
    void import('#features/trade/checkout/end-attempt.ts')
      .then(({ endLostAttempt }) => endLostAttempt(order, { send, account, recheck, navigate }))
      .catch(() => undefined)
  }, [order, send, account, refresh, navigate])
}
