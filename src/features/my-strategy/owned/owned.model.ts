import { useParams } from 'wouter'
import { customerStrategyDetail } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { earlier } from '#entities/strategy/earlier.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { usePage } from '#wechat/page.tsx'
import { type Detail, type OwnedHead, toOwnedHead } from './owned.words.ts'

/** A renewal is offered when a service ends within this time, ms. */
const SOON = 30 * 86_400_000

/** A followed strategy, as passed to each of its pages. */
export interface Owned {
  id: string
  /** Undefined while it is loading, or if access is denied. */
  detail: Detail | undefined
  /** When copies of its stocks go: with the service or the evaluation, epoch ms. Undefined while either is loading. */
  copies: { until: number | undefined } | undefined
  head: Loaded<OwnedHead>
  isOver: boolean
  /** Whether it has expired or will soon, so that a renewal is offered. */
  endsSoon: boolean
}

/** The subscription in the address. SG-12 */
export function useOwned(): Owned {
  const { id = '' } = useParams<{ id?: string }>()
  const now = useNow()
  const found = useCall(customerStrategyDetail, { id }, { offline: { title: ({ strategyName }) => strategyName } })
  const detail = dataOf(found)
  const evaluation = useEvaluation()
  const isOver = useHasPassed(detail?.expireAt) === true
  usePage({ title: detail?.strategyName ?? '我的策略' })
  return {
    id,
    detail,
    copies: detail && evaluation.known ? { until: earlier(detail.expireAt, evaluation.until) } : undefined,
    head: mapLoaded(found, (each) => toOwnedHead(each, now, isOver)),
    isOver,
    endsSoon: detail !== undefined && detail.expireAt - now < SOON,
  }
}
