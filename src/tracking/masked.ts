import { mask } from '#lib/text/mask.ts'

const LONGEST = 200

/**
 * An error message without personal data: addresses lose their query, tokens and openIds (24 characters or more) are
 * removed, phone numbers keep 3 and 4 digits, longer numbers none.
 */
export function masked(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[\w.+/=-]{24,}/g, shortened)
    .replace(/\d{12,}[\dXx]?/g, '***')
    .replace(/\d{11}/g, mask)
    .slice(0, LONGEST)
}

/** Keeps the parts of a path, except long ones. */
function shortened(text: string): string {
  return text
    .split('/')
    .map((part) => (part.length >= 24 ? '…' : part))
    .join('/')
}
