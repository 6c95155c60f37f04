import { folded, trimmed } from './plain.ts'

/** What surrounds words that were copied out of a sentence; the `*` of `*ST` belongs to a name. */
const AROUND = /[\s。，、；：！？.,;:!?"'“”‘’()《》〈〉[\]【】「」『』…$#~]/
const MARKET = String.raw`(SH|SS|SZ|BJ)`
const BEFORE = new RegExp(`^${MARKET}[ .:-]?(\\d{6})$`)
const BEHIND = new RegExp(`^(\\d{6})[ .:-]?${MARKET}$`)

/** Words for a search. */
export function searchWords(text: string): string {
  return trimmed(folded(text), AROUND)
}

/** Whether texts together hold every word of a search, whatever their case and width. */
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
 * A listed stock as everything here names it: `SH600519` for `600519.SH`, `sh.600519` and `sh 600519`. A number stays the
 * one it is: of the numbers that 北交所 gave up only the quotes service knows which companies have them now. product §0.1
 */
export function symbolOf(text: string): string {
  const plain = searchWords(text).toUpperCase()
  const [, market, digits] = BEFORE.exec(plain) ?? [undefined, ...(BEHIND.exec(plain)?.slice(1).reverse() ?? [])]
  if (market === undefined || digits === undefined) return plain
  return (market === 'SS' ? 'SH' : market) + digits
}

/**
 * What a stock is searched by: its symbol, its six digits (also beside its name), initials, or a name, which has no
 * blanks.
 */
export function stockWords(text: string): string {
  const words = searchWords(text)
  if (!/\p{Script=Han}/u.test(words)) return symbolOf(words)
  const [code, ...more] = (words.match(/\d+/g) ?? []).filter(({ length }) => length === 6)
  return code === undefined || more.length > 0 ? words.replaceAll(' ', '') : code
}
