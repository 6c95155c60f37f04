import type { OutputOf } from '#api/call.ts'
import type { evaluationInfo } from '#api/domains/suitability/evaluation.ts'

/** The highest risk that suits a customer of a valid class; of the lowest class R1. law §1 */
export function ownRisk(evaluation: Rated | undefined, now: number): string | undefined {
  const [, level] = /^C([1-5])$/.exec(evaluation?.riskLevel ?? '') ?? []
  if (level === undefined || (evaluation?.expireAt ?? 0) <= now) return undefined
  return evaluation?.isLowest === true ? 'R1' : `R${level}`
}

type Rated = Partial<Pick<OutputOf<typeof evaluationInfo>, 'riskLevel' | 'isLowest' | 'expireAt'>>
