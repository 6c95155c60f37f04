import type { Loaded } from '#data/loaded.ts'

/** How many items of each kind the first page shows. */
export const SHOWN = 3

export interface Row {
  href: string
  title: string
  /** Author and date. */
  note: string
}
export interface Film extends Row {
  image: string
}
export interface Person {
  number: string
  name: string
  title: string
  certNo: string
  image: string
}
export interface Banner {
  href: string
  title: string
  image: string
  isAd: boolean
}

/** The content of the first page; each part loads, or fails, on its own. SI-01 */
export interface IndexPage {
  /** Undefined where there is none. */
  banner: Banner | undefined
  education: Loaded<Film[]>
  views: Loaded<Row[]>
  team: Loaded<Person[]>
  news: Loaded<Row[]>
  /** The time of the oldest saved copy among the parts, as MM-DD HH:mm. */
  savedAt: string | undefined
}

const loading = { state: 'loading' } as const

/** The page as it is prerendered: nothing is loaded yet. */
export const beforeLoad: IndexPage = {
  banner: undefined,
  education: loading,
  views: loading,
  team: loading,
  news: loading,
  savedAt: undefined,
}

/** The page if its code does not load. */
export function failedPage(retry: () => void): IndexPage {
  const failed = { state: 'failed', error: undefined, retry } as const
  return { ...beforeLoad, education: failed, views: failed, team: failed, news: failed }
}
