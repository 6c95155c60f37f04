import type { Seen } from '#test/e2e/kit/controls.ts'
import type { Ticked } from './demands/demands.ts'
import type { Judged } from './judge.ts'

/** How a page is drawn, as the book names it. */
export type Look = '图样' | '图样·深色' | '此前' | '浅色' | '深色' | '长辈版' | '微信内'

/** One picture; none where an earlier build had no such page. */
export interface Picture {
  look: Look
  file: string | undefined
}

/** One state of a page with its pictures. */
export interface Entry {
  who: string
  name: string
  path: string
  /** The pattern of its page. */
  page: string
  /** What the screen is. */
  state: Seen | ''
  /** How the look of a page is judged: of its main state alone. */
  judged?: Judged
  /** The lines that are due, in each look that is read. */
  lines: (Ticked & { look: Look })[]
  pictures: Picture[]
  /** What is not as it must be: another state than expected, a picture that could not be taken. */
  errors: string[]
  /** What can be read there, for the search. */
  words: string
}

/** An entry without pictures yet. */
export function entryOf(who: string, name: string, path: string, page: string): Entry {
  return { who, name, path, page, state: '', lines: [], pictures: [], errors: [], words: '' }
}

export function fileOf(who: string, name: string, look: Look): string {
  return `${`${who} ${name} ${look}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.webp`
}
