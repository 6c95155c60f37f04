/**
 * Spaces at the edges, and characters invisible there; inside, a joiner or a variation selector belongs to a character.
 */
const EDGE = /[\s\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/
/** Format characters inside a text that join nothing: direction marks, zero-width spaces, soft hyphens. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/** All invisible characters. */
const NOTHING = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Text for people: a message, the name of a company. Only invisible characters are removed, so that full-width brackets
 * stay; entirely invisible text is ''.
 */
export function plainText(text: string): string {
  const words = trimmed(text.replace(UNSEEN, ''), EDGE)
  return words.replace(NOTHING, '').trim() === '' ? '' : words
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text.replace(/\s+/g, ' '))
}

/** Text whose width does not matter: half-width, without format characters, each whitespace one space. */
export function folded(text: string): string {
  return text.normalize('NFKC').replace(NOTHING, '').replace(/\s+/g, ' ').trim()
}

/** Whether a required statement was typed, whatever the width of its punctuation and the spaces around it. */
export function isTyped(text: string, sentence: string): boolean {
  const bare = (words: string) => folded(words).replaceAll(' ', '')
  return bare(text) === bare(sentence)
}

/** A text trimmed of these characters; a scan, which a long text does not slow down like a pattern. */
export function trimmed(text: string, edge: RegExp): string {
  let [from, to] = [0, text.length]
  while (from < to && edge.test(text.charAt(from))) from += 1
  while (to > from && edge.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
