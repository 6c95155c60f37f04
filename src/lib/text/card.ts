import { countOf, ellipsize, exceeds } from './graphemes.ts'

/** A page's share card before its limits are applied; pictures as paths of the file storage. product §0.5 */
export interface CardWords {
  title: string
  desc: string
  cover?: string | undefined
  /** The page's first picture, if known. */
  lead?: string | undefined
}

const TITLE = 30
const DESC = 60
/** The required end of the description of a room; of what somebody thinks. product §2.21 */
export const FOR_STUDY = '仅供学习交流'
export const A_VIEW = '观点仅供参考'
/** All of them; the first is that of a product with a risk level. product §0.5 */
const RISKS = ['投资有风险', FOR_STUDY, A_VIEW]

/** At most 30 characters, in one line. product §0.5 */
export function cardTitle(text: string): string {
  return cut(text, TITLE)
}

/** At most 60 characters, in one line; the sentence about the risk stays. product §0.5 */
export function cardDesc(text: string): string {
  const whole = text.trim()
  const risk = RISKS.find((each) => whole.endsWith(each))
  if (risk === undefined || !exceeds(whole, DESC)) return cut(whole, DESC)
  const head = whole.slice(0, -risk.length).replace(/[\s·]+$/, '')
  return `${cut(head, DESC - countOf(risk) - 3)} · ${risk}`
}

function cut(text: string, most: number): string {
  return ellipsize(text.trim().replace(/\s+/g, ' '), most)
}
