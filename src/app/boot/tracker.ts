import type { Send } from '#api/send.ts'
import { openStore } from '#data/database.ts'
import type { Session } from '#session/session.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Item } from '#tracking/event.ts'
import { createOutbox } from '#tracking/outbox.ts'
import { storageStore } from '#tracking/storage-store.ts'
import { createTracker, type Tracker } from '#tracking/tracker.ts'
import { watchPage } from '#tracking/watch.ts'

interface Deps {
  send: Send
  session: Session
  local: AppStorage
  tab: AppStorage
}

/** The tracker over this page's parts, with what earlier visits left, and this landing if it came by a shared link. */
export function openTracker({ send, session, local, tab }: Deps): Tracker {
  const tracker = createTracker({
    send,
    consent: session.consent,
    signedIn: () => session.token() !== null,
    salesNumber: session.attribution.salesNumber,
    wxId: () => local.get('wxId'),
    accessToken: session.token,
    outbox: createOutbox(() => openStore<Item>('outbox'), storageStore(local)),
    landing: session.attribution.takeLandingReport,
    now: Date.now,
    sid: visitOf(tab),
  })
  tracker.start()
  watchPage(tracker, document, window)
  session.onSignOut(() => tracker.forget(), 'database')
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
