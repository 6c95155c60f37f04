import type { ReactNode } from 'react'
import type { Skin } from '#lib/user-agent.ts'
import type { FirstRead } from './first-read.ts'

/** P: public. W: public, but WeChat signs in silently first. L: needs login. product §1.1 */
type Auth = 'P' | 'W' | 'L'
/** O: its own card. H: the card of the home page. N: the share menu is hidden. product §0.5 */
type Share = 'O' | 'H' | 'N'

/** The services a page may take; most take none. */
export interface PageProps {
  /** Whether a path is one of our pages. */
  useOpens: () => (path: string) => boolean
  /** The result of a failed return from WeChat. */
  outcome: { kind: 'failed'; message: string } | { kind: 'idle' }
  /** The canonical share link of a path. */
  link: (path: string) => string
  /** The advertisement's click id of this visit. */
  clickId: () => string | null
}

/** The component of a page. */
export type PageScreen = (props: PageProps) => ReactNode

/** Loads a page's screen. The function whose own text has the import is this one, or that of the skin under `bySkin`. */
interface Load {
  (skin: Skin): Promise<PageScreen>
  readonly bySkin?: Readonly<Record<Skin, () => Promise<PageScreen>>>
}

/** One page: everything the application, the build and the tests need to know about it. */
export interface Page {
  /** Matched exactly; static segments win over parameters. */
  readonly pattern: string
  readonly auth: Auth
  readonly share: Share
  readonly load: Load
  /** Query keys that belong to the page and travel in a shared link. */
  readonly query?: readonly string[]
  /** Pulling the page down refreshes all its data. */
  readonly pulls?: boolean
  /** For a prerendered page the screen's file, below `features/` without its extension; on the site, the folder. */
  readonly shell?: string
  /** Title of that HTML until the page has its own; the site takes its heading. */
  readonly title?: string
  /** A page on the way to another, which search engines must not index. */
  readonly unlisted?: boolean
  /** Its first read. If its words fill the shell, they are those beside the screen. */
  readonly first?: () => Promise<FirstRead>
  /** The prerendered addresses of a pattern with parameters, on the site only. */
  readonly paths?: readonly string[]
}

/** The record of one page, in its feature's `pages.ts`, or in `shell-pages.ts` if it belongs to the entry. */
export const page = (record: Page): Page => record
