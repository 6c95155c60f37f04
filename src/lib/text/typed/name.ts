import { countOf } from '#lib/text/graphemes.ts'
import { folded } from './plain.ts'

const APOSTROPHES = /[’‘ʼʻʹ′`´]/g
const DOTS = /\s*[·•‧・∙⋅●◦ꞏ⸱᛫]\s*/gu
const HAN_DOT = /(\p{Script=Han})[.。](?=\p{Script=Han})/gu
const HAN_BLANK = /(\p{Script=Han}) (?=\p{Script=Han})/gu
const LETTERS = /^[\p{Script=Han}\p{Script=Latin}][\p{Script=Han}\p{Script=Latin}\p{M}·'.\- ]*$/u

/** As many characters as a document's name may have. */
const [LEAST, MOST] = [2, 30]

/**
 * A name in the one form in which names are compared: `·` between the parts of a Uyghur name, `'` and `-` in that of a
 * passport, no blank between Han characters.
 */
export function realName(text: string): string {
  // An acute accent that stands for an apostrophe would be folded into a blank with an accent.
  return folded(text.replace(APOSTROPHES, "'"))
    .replace(/\p{Pd}/gu, '-')
    .replace(DOTS, '·')
    .replace(HAN_DOT, '$1·')
    .replace(HAN_BLANK, '$1')
}

/** Whether a name in this form can stand in a document. */
export function isRealName(name: string): boolean {
  const count = countOf(name)
  return count >= LEAST && count <= MOST && LETTERS.test(name)
}
