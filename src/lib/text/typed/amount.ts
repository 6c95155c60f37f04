import { read } from './number.ts'

/** A whole number, with or without its unit; undefined for anything else. */
export function wholeNumber(text: string, unit: string): number | undefined {
  const plain = read(text)
  const digits = plain.endsWith(unit) ? plain.slice(0, -unit.length).trimEnd() : plain
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/**
 * A number that is not negative, in units of its last decimal: 28.46 with two is 2846. Undefined if it is none, has
 * more decimals, or more than 12 digits before them. Commas and blanks group thousands and nothing else.
 */
export function decimalUnits(text: string, digits: number, unit = /(?!)/): number | undefined {
  const plain = read(text).replaceAll('。', '.').replace(unit, '').trim()
  const [, whole = '', point, rest = ''] = /^(\d{1,12}|\d{1,3}(?:[, ]\d{3}){1,3})(?:(\.)(\d*))?$/.exec(plain) ?? []
  if (whole === '' || rest.length > digits || (point !== undefined && digits === 0)) return undefined
  return Number(whole.replace(/\D/g, '')) * 10 ** digits + Number(rest.padEnd(digits, '0'))
}

/** An amount in whole fen; undefined if invalid or above 12 digits of yuan. */
export function amountFen(text: string): number | undefined {
  const plain = read(text).replace(/^(?:¥|RMB|CNY|人民币) ?/i, '')
  return decimalUnits(plain, 2, / ?(?:元|圆)整?$/)
}

/** Whole fen as typed text: '1188.67'. */
export function typedYuan(fen: number): string {
  return (fen / 100).toFixed(2)
}
