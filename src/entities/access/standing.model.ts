import type { OutputOf } from '#api/call.ts'
import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import type { Sku } from '#api/shapes/order.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { type Match, matchOf } from '#lib/suitability.ts'
import { useSignedIn } from '#session/context.tsx'

/** How a service suits a customer. `known`: false while their class is loading. */
export interface Standing {
  known: boolean
  /** Only for customers with a valid level: nobody else is shown anything. */
  match: Match | undefined
  /** Their level; '' without one. */
  level: string
}

/** Reads the customer's level and compares it with a service. The server decides, this only explains. law §1 */
export function useStanding(): (sku: Pick<Sku, 'riskLevel'>) => Standing {
  const now = useNow()
  const member = useSignedIn()
  const evaluation = useCall(evaluationInfo, {})
  return (sku) => ({
    known: !member || evaluation.state !== 'loading',
    ...standing(sku, evaluation.state === 'ready' ? evaluation.data : {}, now),
  })
}

function standing(
  { riskLevel: wanted }: Pick<Sku, 'riskLevel'>,
  of: Partial<OutputOf<typeof evaluationInfo>>,
  now: number,
) {
  const { riskLevel, isLowest, expireAt } = of
  const match = matchOf({ riskLevel, isLowest, evalExpireAt: expireAt }, wanted, now)
  return { match: match === 'NO_EVAL' || match === 'EXPIRED' ? undefined : match, level: riskLevel ?? '' }
}

/** The text in place of every buy button if a service cannot be sold to this customer; '' otherwise. */
export function unfitText({ match }: Standing): string {
  return match === 'NEVER' ? '该服务不适合您' : match === 'UNKNOWN' ? '暂不可购买' : ''
}
