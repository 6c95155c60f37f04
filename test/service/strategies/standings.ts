const DAY = 86_400_000

/** The highest level that suits a class; of the lowest R1 and nothing else. law §1 */
export const CLASSES = [
  { level: 'C1', isLowest: true, highest: 1 },
  { level: 'C1', isLowest: false, highest: 1 },
  { level: 'C2', isLowest: false, highest: 2 },
  { level: 'C3', isLowest: false, highest: 3 },
  { level: 'C4', isLowest: false, highest: 4 },
  { level: 'C5', isLowest: false, highest: 5 },
] as const
export const EVALUATIONS = ['valid', 'over', 'none'] as const
export const ENTITLEMENTS = ['none', 'runs', 'ended'] as const

/** A customer before a strategy: class, evaluation, and what was bought. */
export interface Standing {
  of: (typeof CLASSES)[number]
  evaluation: (typeof EVALUATIONS)[number]
  entitled: (typeof ENTITLEMENTS)[number]
}

/** Whether its stocks may be named to this customer, figures aside. law §1 */
export function isOpenTo({ of, evaluation, entitled }: Standing, riskLevel: string): boolean {
  const level = Number(riskLevel.slice(1))
  const isValid = evaluation === 'valid'
  const fits = level === 1 || (isValid && level <= of.highest)
  // Above one's class it is open to customers who bought it knowingly, never to the lowest.
  return entitled === 'runs' && (fits || (isValid && !of.isLowest))
}

export function nameOf({ of: { level, isLowest }, evaluation, entitled }: Standing): string {
  return `${level}${isLowest ? ' lowest' : ''}, evaluation ${evaluation}, service ${entitled}`
}

/**
 * The customer gets this standing, with these strategies or none.
 *
 * @param now epoch ms
 */
export async function become(
  control: (path: string, body: unknown) => Promise<unknown>,
  mobile: string,
  { of: { level, isLowest }, evaluation, entitled }: Standing,
  strategyIds: readonly string[],
  now: number,
): Promise<void> {
  const rating = { level, isLowest, expireAt: now + (evaluation === 'valid' ? DAY : -DAY) }
  await control('/rate', { mobile, ...(evaluation !== 'none' && rating) })
  const expireAt = now + (entitled === 'runs' ? DAY : -DAY)
  await control('/subscribe', { mobile, strategyIds: entitled === 'none' ? [] : strategyIds, expireAt })
}
