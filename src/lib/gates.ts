/** The gates of a service; one that the server does not name has its default. */
interface Gated {
  kind: string
  riskLevel?: string | undefined
  needEval?: boolean | undefined
  needSign?: boolean | undefined
  needFace?: boolean | undefined
  needRealname?: boolean | undefined
}

/** Whether an order asks for this: by default nothing of a course of plain education, everything of all else. product A28 */
export function asksFor(sku: Gated, gate: 'needEval' | 'needSign' | 'needFace' | 'needRealname'): boolean {
  const isEducation = sku.kind === 'COURSE' && (sku.riskLevel ?? 'R1') === 'R1'
  return sku[gate] ?? !isEducation
}
