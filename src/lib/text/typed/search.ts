import { folded, trimmed } from './plain.ts'

/** Characters around words copied out of a sentence; the `*` of `*ST` belongs to a name. */
const AROUND = /[\s。，、；：！？.,;:!?"'“”‘’()《》〈〉[\]【】「」『』…$#~]/
const MARKET = String.raw`(SH|SS|SZ|BJ)`
const BEFORE = new RegExp(`^${MARKET}[ .:-]?(\\d{6})$`)
const BEHIND = new RegExp(`^(\\d{6})[ .:-]?${MARKET}$`)

/** Words for a search. */
export function searchWords(text: string): string {
  return trimmed(folded(text), AROUND)
}

/** Whether texts together contain every word of a search, in any case and width. */
export function matcher(search: string): (...texts: readonly string[]) => boolean {
  const wanted = searchWords(search)
    .toLowerCase()
    .split(/[\s,、]+/)
    .filter((word) => word !== '')
  return (...texts) => {
    const all = folded(texts.join(' ')).toLowerCase()
    return wanted.length > 0 && wanted.every((word) => all.includes(word))
  }
}

/**
 * A listed stock in our notation: `SH600519` for `600519.SH`, `sh.600519` and `sh 600519`. A code is kept: only the
 * quotes service knows the current companies of codes that 北交所 discontinued. product §0.1
 */
export function symbolOf(text: string): string {
  const plain = searchWords(text).toUpperCase()
  const [, market, digits] = BEFORE.exec(plain) ?? [undefined, ...(BEHIND.exec(plain)?.slice(1).reverse() ?? [])]
  if (market === undefined || digits === undefined) return plain
  return (market === 'SS' ? 'SH' : market) + digits
}

/**
 * The search key of a stock: its symbol, its six digits (also beside its name), initials, or a name, which has no
 * spaces.
 */
export function stockWords(text: string): string {
  const words = searchWords(text)
  if (!/\p{Script=Han}/u.test(words)) return symbolOf(words)
  const [code, ...more] = (words.match(/\d+/g) ?? []).filter(({ length }) => length === 6)
  return code === undefined || more.length > 0 ? words.replaceAll(' ', '') : code
}
