import type { Send } from '#api/send.ts'
import { openStore } from '#data/offline/database.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Visitor } from '#session/visitor.ts'
import type { Item } from '#tracking/event.ts'
import { createOutbox } from '#tracking/outbox.ts'
import { storageStore } from '#tracking/storage-store.ts'
import { createTracker, type Tracker } from '#tracking/tracker.ts'
import { watchPage } from '#tracking/watch.ts'

interface Deps {
  send: Send
  visitor: Visitor
  local: AppStorage
  tab: AppStorage
  token: () => string | null
  account: () => string
  /** Absent on the site, where nobody signs out. */
  onSignOut?: (hook: () => unknown) => unknown
}

/**
 * The tracker with this page's services, the events left by earlier visits, and this landing if it came by a shared
 * link.
 */
export function openTracker({ send, visitor, local, tab, token, account, onSignOut }: Deps): Tracker {
  const tracker = createTracker({
    send,
    consent: visitor.consent,
    signedIn: () => token() !== null,
    account,
    salesNumber: visitor.attribution.salesNumber,
    wxId: () => local.get('wxId'),
    // The site has no session, but a customer's stored token identifies their WeChat there as well. spec §3
    accessToken: () => token() ?? local.get('accessToken'),
    outbox: createOutbox(() => openStore<Item>('outbox'), storageStore(local)),
    landing: visitor.attribution.takeLandingReport,
    now: Date.now,
    sid: visitOf(tab),
  })
  tracker.start()
  watchPage(tracker, document, window)
  onSignOut?.(() => tracker.forget())
  return tracker
}

/** The visit lasts as long as the tab. */
function visitOf(tab: AppStorage): string {
  const known = tab.get('visit')
  if (known) return known
  const visit = Math.random().toString(36).slice(2, 14)
  tab.set('visit', visit)
  return visit
}
