import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import { useData } from '#data/deps.tsx'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { useSignedIn } from '#session/context.tsx'
import { useForgetFigures } from './forget-figures.model.ts'
import { ownRisk } from './own-risk.ts'

export interface Evaluation {
  /** Whether it has been read, also in vain. */
  known: boolean
  level: string
  /** The highest suitable risk level; undefined without a valid evaluation. */
  own: string | undefined
  /** When the figures it unfolded are over, epoch ms. */
  until: number | undefined
  /** Whether figures are hidden although they were sent; `stale`: they are a copy of earlier. */
  isOver: (stale: boolean) => boolean
}

/**
 * The customer's evaluation, offline as it was last read: a strategy's figures may be kept and shown until its end.
 * law §1, journey G1
 */
export function useEvaluation(): Evaluation {
  const { now } = useData()
  const member = useSignedIn()
  const read = useCall(evaluationInfo, {}, { offline: { title: '适当性中心', route: '/suitability', part: true } })
  const data = dataOf(read)
  const end = data?.expireAt
  const isCopy = read.state === 'ready' && read.stale
  // Offline nobody knows the server's time.
  const isEnded = useHasPassed(end) ?? (isCopy && end !== undefined && end <= now())
  useForgetFigures(member && isEnded)
  const own = isEnded ? undefined : ownRisk(data, 0)
  return {
    known: !member || read.state !== 'loading',
    level: data?.riskLevel ?? '',
    own,
    until: end,
    isOver: (stale) => member && (isEnded || (stale && own === undefined)),
  }
}
