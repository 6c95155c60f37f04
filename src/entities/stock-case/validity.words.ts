import { day, lastMoment } from '#lib/time/dates.ts'

/** The validity of advice as text; both texts name its last day. Epoch ms. PL-06 */
export function validityOf(validUntil: number, now: number): { validity: string; isOver: boolean } {
  const isOver = validUntil <= now
  return { validity: isOver ? `建议已失效（${day(validUntil - 1)}）` : `有效至 ${lastMoment(validUntil)}`, isOver }
}
