import { type ReactNode, createContext, useContext, useEffect, useMemo, useRef } from 'react'
import { useRoute, useSearch } from 'wouter'
import { brand } from '#config/brand.ts'
import { documentTitle } from '#config/document-title.ts'
import { fitCard } from './card.ts'
import type { Host } from './host.ts'

/** The picture of cards without their own: square, at least 300 px, in the public folder. product §0.5 */
const BRAND_IMAGE = '/share.png'

/** The share card of a screen. `path` only if it differs from the screen's own. */
export interface PageCard {
  title: string
  desc: string
  image?: string | undefined
  path?: string | undefined
}

interface PageState {
  host: Host
  /** Null where only the route decides what is shared. */
  offer: ((card: PageCard | null) => void) | null
  /** The canonical share link of this page. */
  ownLink: () => string
}

const Context = createContext<PageState | null>(null)

/**
 * Provides the host to the screens and applies the route's share policy at each change of the address: O the card the
 * screen sets (the brand's until it does), H the brand's card with a link to /home, N no share menu. `link` turns a
 * path and query into the canonical share link and must be a stable function. product §0.5
 */
export function PageProvider(p: {
  host: Host
  pattern: string
  policy: 'O' | 'H' | 'N'
  link: (path: string, query?: string) => string
  children: ReactNode
}) {
  const { host, policy, link } = p
  const path = usePath(p.pattern)
  const search = useSearch()
  const offeredAt = useRef<string | null>(null)
  const state = useMemo<PageState>(() => {
    const offer = (card: PageCard | null) => {
      offeredAt.current = `${path}?${search}`
      if (card === null) return void host.share(null)
      const shown = { title: card.title, desc: card.desc, image: card.image ?? '' }
      const target = card.path === undefined ? link(path, search) : link(card.path)
      void host.share(fitCard({ ...shown, link: target }, BRAND_IMAGE))
    }
    return { host, offer: policy === 'O' ? offer : null, ownLink: () => link(path, search) }
  }, [host, policy, link, path, search])

  useEffect(() => {
    // The screen's own effect has run before this one, if its code was loaded in time.
    if (policy === 'O' && offeredAt.current === `${path}?${search}`) return
    if (policy === 'N') {
      void host.share(null)
      return
    }
    const target = policy === 'H' ? link('/home') : link(path, search)
    void host.share(fitCard({ title: brand.name, desc: brand.eduLine, image: '', link: target }, BRAND_IMAGE))
  }, [host, policy, link, path, search])

  return <Context value={state}>{p.children}</Context>
}

/** Sets the document title and, where the route's policy is O, the share card; null: nothing is shared now. */
export function usePage(p: { title: string; card?: PageCard | null | undefined }): void {
  const offer = useContext(Context)?.offer
  const { title } = p
  const cardTitle = p.card?.title ?? title
  const desc = p.card?.desc ?? brand.eduLine
  const image = p.card?.image
  const path = p.card?.path
  const closed = p.card === null
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  useEffect(() => {
    const card = { title: cardTitle, desc, ...(image !== undefined && { image }), ...(path !== undefined && { path }) }
    offer?.(closed ? null : card)
  }, [offer, closed, cardTitle, desc, image, path])
}

/** The app around the page: payment, pictures, scanning. Only inside a `PageProvider`. */
export function useHost(): Host {
  return usePageState().host
}

/**
 * The canonical share link of this page, for uses other than the share menu. Only inside a `PageProvider`. product §0.5
 */
export function useShareLink(): () => string {
  return usePageState().ownLink
}

function usePageState(): PageState {
  const state = useContext(Context)
  if (state === null) throw new Error('outside of PageProvider')
  return state
}

/** The path of the current route, built from its pattern and parameters rather than taken from the address. */
function usePath(pattern: string): string {
  const [, params] = useRoute(pattern)
  const values: Readonly<Record<string, string | undefined>> = params ?? {}
  return pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values[part.replace(/^:|\?$/g, '')] ?? '') : part))
    .join('/')
}
