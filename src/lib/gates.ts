/** The gates of a service; gates not given by the server have defaults. */
interface Gated {
  kind: string
  riskLevel?: string | undefined
  needEval?: boolean | undefined
  needSign?: boolean | undefined
  needFace?: boolean | undefined
  needRealname?: boolean | undefined
}

/** Whether an order has this gate: by default none for plain education, all for everything else. product A28 */
export function asksFor(sku: Gated, gate: 'needEval' | 'needSign' | 'needFace' | 'needRealname'): boolean {
  const isEducation = sku.kind === 'COURSE' && (sku.riskLevel ?? 'R1') === 'R1'
  return sku[gate] ?? !isEducation
}
