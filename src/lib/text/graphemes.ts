/*
 * Characters as people count them: a letter with its accents, a flag or a family of emoji is one. Limits and counters of
 * client and service count graphemes, and nothing is cut inside one.
 */

let segmenter: Intl.Segmenter | undefined

/** The most code units of one grapheme that count once, so that a limit also bounds a pile of combining marks. */
const WIDEST = 32

export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The number of graphemes. */
export function countOf(text: string): number {
  return graphemesOf(text).reduce((sum, each) => sum + Math.ceil(each.length / WIDEST), 0)
}

/** Whether it has more graphemes. No text has more than code units, and a phone takes a while to make a segmenter. */
export function exceeds(text: string, most: number): boolean {
  return text.length > most && countOf(text) > most
}

export function isBetween(text: string, least: number, most: number): boolean {
  const count = countOf(text)
  return count >= least && count <= most
}

/** At most this many graphemes of a text. */
export function truncate(text: string, most: number): string {
  // No text has more graphemes than code units.
  return text.length <= most ? text : graphemesOf(text).slice(0, most).join('')
}

/** As `truncate`; where something is cut off, the last grapheme is an ellipsis. */
export function ellipsize(text: string, most: number): string {
  return text.length <= most || graphemesOf(text).length <= most ? text : `${truncate(text, most - 1)}…`
}
