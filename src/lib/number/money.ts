import { group } from '#lib/group.ts'
import { decimal } from './decimal.ts'
import { MINUS } from './minus.ts'

/** The input of a formatter: answers may leave numbers out, leave them empty, or quote them. */
export type Numeric = number | string | null | undefined

/** An amount in whole fen as '¥1,299.00'; a negative one as '−¥1,299.00'; '--' when it is not a number. */
export function yuan(fen: number | null | undefined): string {
  const text = price(typeof fen === 'number' ? fen / 100 : null)
  if (text === '--') return text
  return text.startsWith(MINUS) ? `${MINUS}¥${text.slice(1)}` : `¥${text}`
}

/** A price in yuan as '1,688.00'; funds take 3 digits; '--' when empty. product §0.1 */
export function price(value: Numeric, digits = 2): string {
  return group(fixed(value, digits)).replace(/^-(?=\d)/, MINUS)
}

/** A number with 2 decimals as '1688.00', or '--' when empty. spec §9 */
export function twoDecimals(value: Numeric): string {
  return fixed(value, 2)
}

function fixed(value: Numeric, digits: number): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  // From 1e21 on, toFixed uses exponents.
  if (typeof number !== 'number' || !(Math.abs(number) < 1e21)) return '--'
  const text = decimal(number, digits)
  return number < 0 && Number(text) !== 0 ? `-${text}` : text
}
