import { decimal } from './decimal.ts'
import { MINUS } from './minus.ts'

/** A ratio (0.1234) as '+12.34%', '−12.34%' or '0.00%', half away from zero; '--' when empty. product §0.9 */
export function rate(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '--'
  const text = decimal(value, 2, 2)
  if (Number(text) === 0) return '0.00%'
  return `${value > 0 ? '+' : MINUS}${text}%`
}

/** A share of a whole (0.1234) as '12.34%', which has no direction; '--' when empty. */
export function share(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '--'
  const text = decimal(value, 2, 2)
  return `${value < 0 && Number(text) > 0 ? MINUS : ''}${text}%`
}

/** The colour of a displayed change: positive red, negative green, 0.00% neither. spec §9 */
export function tone(value: number | null | undefined): 'rise' | 'fall' | 'flat' {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) < 0.00005) return 'flat'
  return value > 0 ? 'rise' : 'fall'
}
