import type { Seen } from '#test/e2e/kit/controls.ts'
import type { Ticked } from './demands/demands.ts'
import type { Judged } from './judge.ts'

/** How a page is rendered, by its name in the book. */
export type Look = '图样' | '图样·深色' | '此前' | '浅色' | '深色' | '长辈版' | '微信内'

/** One picture; none if an earlier build had no such page. */
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
  /** The state of the screen. */
  state: Seen | ''
  /** The design review of a page: of its main state only. */
  judged?: Judged
  /** The required lines, in each look that is read. */
  lines: (Ticked & { look: Look })[]
  pictures: Picture[]
  /** Deviations: an unexpected state, a picture that could not be taken. */
  errors: string[]
  /** The readable text, for the search. */
  words: string
}

/** An entry without pictures yet. */
export function entryOf(who: string, name: string, path: string, page: string): Entry {
  return { who, name, path, page, state: '', lines: [], pictures: [], errors: [], words: '' }
}

export function fileOf(who: string, name: string, look: Look): string {
  return `${`${who} ${name} ${look}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.webp`
}
