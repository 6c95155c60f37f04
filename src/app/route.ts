import type { ComponentType } from 'react'
import type { Skin } from '#lib/user-agent.ts'
import type { Wiring } from './wiring.ts'

/** P: public. W: public, but WeChat signs in silently first. L: needs login. product 1.1 */
type Auth = 'P' | 'W' | 'L'
/** O: its own card. H: the card of the home page. N: the share menu is hidden. product 0.5 */
type Share = 'O' | 'H' | 'N'

/** What a page may take from the application; most take nothing. */
export type Page = ComponentType<{ wiring: Wiring }>

/** One page of the application. Matching is exact; static segments stand before parameters. */
export interface Route {
  readonly pattern: string
  readonly auth: Auth
  readonly share: Share
  /** Query keys that belong to the page and travel in a shared link. */
  readonly query: readonly string[]
  readonly load: (skin: Skin) => Promise<Page>
  /** A page of the information site. */
  readonly site: boolean
}

/** One row of the table. */
export const route = (
  pattern: string,
  auth: Auth,
  share: Share,
  load: Route['load'],
  query: readonly string[] = [],
): Route => ({ pattern, auth, share, query, load, site: false })

/** A page with a layout of its own for each skin; a device loads its own alone. */
export const bySkin =
  (mobile: () => Promise<Page>, desktop: () => Promise<Page>): Route['load'] =>
  (skin) =>
    skin === 'desktop' ? desktop() : mobile()
