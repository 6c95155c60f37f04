import type { OutputOf } from '#api/call.ts'
import type { evaluationInfo } from '#api/domains/suitability/evaluation.ts'

/** The highest risk level for a customer with a valid level; R1 for the lowest. law §1 */
export function ownRisk(evaluation: Rated | undefined, now: number): string | undefined {
  const [, level] = /^C([1-5])$/.exec(evaluation?.riskLevel ?? '') ?? []
  if (level === undefined || (evaluation?.expireAt ?? 0) <= now) return undefined
  return evaluation?.isLowest === true ? 'R1' : `R${level}`
}

type Rated = Partial<Pick<OutputOf<typeof evaluationInfo>, 'riskLevel' | 'isLowest' | 'expireAt'>>
