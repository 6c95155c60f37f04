import { MINUS } from './minus.ts'

/** A ratio (0.1234) as '+12.34%', '−12.34%' or '0.00%'; '--' when empty. product 0.9 */
export function rate(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '--'
  const text = Math.abs(value * 100).toFixed(2)
  if (Number(text) === 0) return '0.00%'
  return `${value > 0 ? '+' : MINUS}${text}%`
}

/** The colour of a change: positive red, negative green. spec §9 */
export function tone(value: number | null | undefined): 'rise' | 'fall' | 'flat' {
  if (!value) return 'flat'
  return value > 0 ? 'rise' : 'fall'
}
