import { useParams } from 'wouter'
import { customerStrategyDetail } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { usePage } from '#wechat/page.tsx'
import { type Detail, type OwnedHead, toOwnedHead } from './owned.words.ts'

/** A renewal is spoken of when so much of a service is left, ms. */
const SOON = 30 * 86_400_000

/** A followed strategy, as each of its pages has it. */
export interface Owned {
  id: string
  /** Undefined while it is loading, or closed to this reader. */
  detail: Detail | undefined
  head: Loaded<OwnedHead>
  isOver: boolean
  /** Whether its end is near or past, so that a renewal is spoken of. */
  endsSoon: boolean
}

/** The subscription of the address. SG-12 */
export function useOwned(): Owned {
  const { id = '' } = useParams<{ id?: string }>()
  const now = useNow()
  const found = useCall(customerStrategyDetail, { id }, { offline: { title: ({ strategyName }) => strategyName } })
  const detail = dataOf(found)
  const isOver = useHasPassed(detail?.expireAt) === true
  usePage({ title: detail?.strategyName ?? '我的策略' })
  return {
    id,
    detail,
    head: mapLoaded(found, (each) => toOwnedHead(each, now, isOver)),
    isOver,
    endsSoon: detail !== undefined && detail.expireAt - now < SOON,
  }
}
