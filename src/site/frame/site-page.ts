import { type Page, page, type PageScreen } from '#data/page/page.ts'
import type { Skin } from '#lib/user-agent.ts'

/** The record of a page of the information site: for everybody, with a card of its own. */
export function sitePage(record: Omit<Page, 'auth' | 'share' | 'first' | 'pulls' | 'title'>): Page {
  return page({ auth: 'P', share: 'O', ...record })
}

/** A page with a layout of its own for each skin; a device loads its own alone. */
export function bySkin(mobile: () => Promise<PageScreen>, desktop: () => Promise<PageScreen>): Page['load'] {
  const bySkin = { mobile, desktop }
  return Object.assign((skin: Skin) => bySkin[skin](), { bySkin })
}
