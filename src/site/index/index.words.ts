import type { Loaded } from '#data/loaded.ts'

/** How many of each kind the first page shows. */
export const SHOWN = 3

export interface Row {
  href: string
  title: string
  /** Who and when. */
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

/** What the first page shows; each part comes, or fails, by itself. product SI-01 */
export interface IndexPage {
  /** Undefined: none is to be had, now or at all. */
  banner: Banner | undefined
  education: Loaded<Film[]>
  views: Loaded<Row[]>
  team: Loaded<Person[]>
  news: Loaded<Row[]>
  /** Since when, as MM-DD HH:mm, where a part is an older copy. */
  savedAt: string | undefined
}

const loading = { state: 'loading' } as const

/** The page as it is built: nothing has been asked for yet. */
export const beforeLoad: IndexPage = {
  banner: undefined,
  education: loading,
  views: loading,
  team: loading,
  news: loading,
  savedAt: undefined,
}

/** The page whose code did not come. */
export function failedPage(retry: () => void): IndexPage {
  const failed = { state: 'failed', error: undefined, retry } as const
  return { ...beforeLoad, education: failed, views: failed, team: failed, news: failed }
}
