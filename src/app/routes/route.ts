import type { ReactNode } from 'react'
import type { Skin } from '#lib/user-agent.ts'
import { exact } from './route-matcher.ts'
import type { AppServices } from '#app/boot/app-services.ts'

/** P: public. W: public, but WeChat signs in silently first. L: needs login. product 1.1 */
type Auth = 'P' | 'W' | 'L'
/** O: its own card. H: the card of the home page. N: the share menu is hidden. product 0.5 */
type Share = 'O' | 'H' | 'N'

/** What a page may take from its tree; most take nothing. */
export type Page<W = AppServices> = (props: { services: W }) => ReactNode

/** One page. Matching is exact; static segments stand before parameters. `W`: what its tree is made of. */
export interface Route<W = AppServices> {
  readonly pattern: string
  readonly auth: Auth
  readonly share: Share
  /** Query keys that belong to the page and travel in a shared link. */
  readonly query: readonly string[]
  readonly load: (skin: Skin) => Promise<Page<W>>
}

/** One row of a table. */
export const route = <W = AppServices>(
  pattern: string,
  auth: Auth,
  share: Share,
  load: Route<W>['load'],
  query: readonly string[] = [],
): Route<W> => ({ pattern, auth, share, query, load })

/** The row of a path, as its table would match it. */
export function routeIn<W>(routes: readonly Route<W>[], path: string): Route<W> | undefined {
  return routes.find(({ pattern }) => exact(pattern).pattern.exec(path))
}
