// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { webTrackEvent } from '#api/domains/service/tracking.ts'
import type { Send } from '#api/send.ts'
import { createMemoryStorage } from '#session/storage.ts'
import { createVisitor } from '#session/visitor.ts'
import { openTracker } from './tracker.ts'

const jwt = `h.${btoa(JSON.stringify({ wxId: 'wFromToken' }))}.s`

it('an event of the site, which has no session, falls back to the wxId inside the stored token', async () => {
  const local = createMemoryStorage()
  const tab = createMemoryStorage()
  local.set('accessToken', jwt)
  const visitor = createVisitor({ local, tab, now: Date.now })
  visitor.consent.accept()
  const sent: unknown[] = []
  const send = vi.fn(async (call: unknown, input: unknown) => {
    if (call === webTrackEvent) sent.push(input)
    return true
  }) as unknown as Send // every call is answered alike
  const tracker = openTracker({ send, visitor, local, tab, token: () => null, account: () => 'guest' })
  await tracker.track('site', 'article_view', 'C101')
  await tracker.flush()
  await vi.waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ wxId: 'wFromToken', label: 'C101' })))
})
