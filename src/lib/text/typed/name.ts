import { countOf } from '#lib/text/graphemes.ts'
import { folded } from './plain.ts'

const APOSTROPHES = /[’‘ʼʻʹ′`´]/g
const DOTS = /\s*[·•‧・∙⋅●◦ꞏ⸱᛫]\s*/gu
const HAN_DOT = /(\p{Script=Han})[.。](?=\p{Script=Han})/gu
const HAN_BLANK = /(\p{Script=Han}) (?=\p{Script=Han})/gu
const LETTERS = /^[\p{Script=Han}\p{Script=Latin}][\p{Script=Han}\p{Script=Latin}\p{M}·'.\- ]*$/u

/** The most characters of a document's name. */
const [LEAST, MOST] = [2, 30]

/**
 * A name in the normal form used for comparison: `·` between the parts of a Uyghur name, `'` and `-` in that of a
 * passport, no space between Han characters.
 */
export function realName(text: string): string {
  // An acute accent used as an apostrophe would be folded into a space with an accent.
  return folded(text.replace(APOSTROPHES, "'"))
    .replace(/\p{Pd}/gu, '-')
    .replace(DOTS, '·')
    .replace(HAN_DOT, '$1·')
    .replace(HAN_BLANK, '$1')
}

/** Whether a name in this form is valid in a document. */
export function isRealName(name: string): boolean {
  const count = countOf(name)
  return count >= LEAST && count <= MOST && LETTERS.test(name)
}
