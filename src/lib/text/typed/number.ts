import { folded } from './plain.ts'

/** The digits of any script as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (sign) => {
    // The ten digits of a script are consecutive.
    const code = sign.codePointAt(0) ?? 0
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
    return String(value)
  })
}

/** Folded, with western digits. */
export const read = (text: string) => westernDigits(folded(text))

/** Without the spaces and hyphens that group long numbers. */
const ungrouped = (text: string) => read(text).replace(/[\s\p{Pd}\u2212]/gu, '')

/**
 * A mobile number as its eleven digits, in any notation: with +86, 86 or 0086, with blanks, hyphens, dots or
 * brackets. Anything else is kept, to be reported as invalid: it is never truncated to a number.
 */
export function mobileNumber(text: string): string {
  const plain = ungrouped(text)
    .replace(/^tel:/i, '')
    .replace(/[().·]/g, '')
  return /^(?:\+|00)?86(1[3-9]\d{9})$/.exec(plain)?.[1] ?? plain
}

export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** The digits of an SMS code, also out of a whole message that has exactly one group of six. */
export function smsCode(text: string): string {
  const plain = ungrouped(text)
  if (/^\d*$/.test(plain)) return plain
  const [code, ...more] = (read(text).match(/\d+/g) ?? []).filter(({ length }) => length === 6)
  return code === undefined || more.length > 0 ? plain : code
}

/** A code of letters and digits, of a coupon or a taxpayer: capitals without blanks and hyphens. */
export function wordCode(text: string): string {
  return ungrouped(text).toUpperCase()
}

/** The digits of a bank card. */
export function cardNumber(text: string): string {
  return ungrouped(text)
}

/** A version or an email address: no spaces, and the full stop of a Chinese keyboard becomes a dot. */
export function dotted(text: string): string {
  return read(text).replaceAll(' ', '').replaceAll('。', '.')
}
