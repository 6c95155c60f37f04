import type { ReactNode } from 'react'
import type { Skin } from '#lib/user-agent.ts'
import type { FirstRead } from './first-read.ts'

/** P: public. W: public, but WeChat signs in silently first. L: needs login. product 1.1 */
type Auth = 'P' | 'W' | 'L'
/** O: its own card. H: the card of the home page. N: the share menu is hidden. product 0.5 */
type Share = 'O' | 'H' | 'N'

/** What the application hands to a page; most take nothing. */
export interface PageProps {
  /** Tells which paths are pages of ours. */
  useOpens: () => (path: string) => boolean
  /** How a return from WeChat ended that did not lead on. */
  outcome: { kind: 'failed'; message: string } | { kind: 'idle' }
  /** The canonical share link of a path. */
  link: (path: string) => string
  /** The number of the advertisement's click that led here. */
  clickId: () => string | null
}

/** What draws a page. */
export type PageScreen = (props: PageProps) => ReactNode

/** One page: everything that the application, the build and the tests know of it. */
export interface Page {
  /** Matched exactly; static segments win over parameters. */
  readonly pattern: string
  readonly auth: Auth
  readonly share: Share
  readonly load: (skin: Skin) => Promise<PageScreen>
  /** Query keys that belong to the page and travel in a shared link. */
  readonly query?: readonly string[]
  /** Drawing the page down asks once more for all it shows. */
  readonly pulls?: boolean
  /** The build draws its HTML: the screen's file below `features/` without its ending; of the site, the folder. */
  readonly shell?: string
  /** Title of that HTML until the page has its own; the site takes its heading. */
  readonly title?: string
  /** Passed on the way to another: no search should find it. */
  readonly unlisted?: boolean
  /** What it begins with; its shell is then filled by the words beside the screen. */
  readonly first?: () => Promise<FirstRead>
  /** The drawn addresses of a pattern with parameters. Site alone. */
  readonly paths?: readonly string[]
}

/** The record of one page, in its feature's `pages.ts`, or in `shell-pages.ts` if it has a shell. */
export const page = (record: Page): Page => record
