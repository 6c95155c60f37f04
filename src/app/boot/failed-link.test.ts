import { expect, it, vi } from 'vitest'
import { HttpError } from '#api/errors.ts'
import { defaultBases } from '#config/environment.ts'
import { createSession } from '#session/session.ts'
import { createMemoryStorage } from '#session/storage.ts'
import type { Tracker } from '#tracking/tracker.ts'
import { logFailedLink, logWaitingLink } from './failed-link.ts'

/** One load of the page in the same tab of the same device. */
function load(local = createMemoryStorage(), tab = createMemoryStorage()) {
  const track = vi.fn(async () => undefined)
  const session = createSession({ local, tab, bases: defaultBases, onSignedOut: () => undefined })
  // Only events are made here.
  const tracker = { track } as unknown as Tracker // a link that failed is only tracked
  const parts = { tracker, session, tab, visitor: session }
  logWaitingLink(parts)
  return { ...parts, track, again: () => load(local, tab), fail: () => logFailedLink(cause, parts) }
}

const cause = new HttpError('GET /auth/wx-oa-redirect', 502)
const LOGGED = [['auth', 'link_fail', '502']]

it('with consent the reason is logged at once', () => {
  const page = load()
  page.session.consent.accept()
  page.fail()
  expect(page.track.mock.calls).toEqual(LOGGED)
})

it('before consent it waits, even over a reload, and is logged once after consent', () => {
  const page = load()
  page.fail()
  expect(page.track).not.toHaveBeenCalled()
  const next = page.again()
  expect(next.track).not.toHaveBeenCalled()
  next.session.consent.accept()
  expect(next.track.mock.calls).toEqual(LOGGED)
  expect(next.again().track).not.toHaveBeenCalled()
})

it('declining consent discards it', () => {
  const page = load()
  page.fail()
  page.session.consent.refuse()
  page.fail()
  expect(page.tab.get('linkFailed')).toBeNull()
  page.session.consent.accept()
  expect(page.again().track).not.toHaveBeenCalled()
})
