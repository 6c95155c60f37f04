// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { defaultBases } from '#config/environment.ts'
import { createSession } from '#session/session.ts'
import type { Return, SignInResult } from '#session/sign-in/sign-in.ts'
import { createMemoryStorage } from '#session/storage.ts'
import type { AppServices } from './app-services.ts'
import { pendingAt } from './return.ts'

beforeEach(() => history.replaceState(null, '', '/authorization'))

/** Returns from WeChat to an address, with this result. */
async function returned(query: string, result: (back: Return) => SignInResult) {
  const tab = createMemoryStorage()
  const session = createSession({
    local: createMemoryStorage(),
    tab,
    bases: defaultBases,
    onSignedOut: () => undefined,
  })
  const outcome: AppServices['outcome'] = { kind: 'idle' }
  const parts = { session, tab, outcome, finish: async (back: Return) => result(back) }
  const services = parts as unknown as AppServices // a failed return uses no others
  const end = await pendingAt(`${location.origin}/authorization?${query}`)?.finish(services)
  return { end, outcome: services.outcome, wanted: session.store.getState().redirect }
}

it.each([
  ['exchange', { kind: 'failed', message: '未知错误' }],
  ['no-code', { kind: 'idle' }],
] as const)('a return without a login (%s) keeps the requested page, also over a reload', async (reason, outcome) => {
  const back = await returned('code=C&state=s&to=%2Fcourse%2FC101', ({ to }) => ({ kind: 'failed', reason, to }))
  expect(back).toEqual({ end: 'staying', outcome, wanted: '/course/C101' })
  expect(location.pathname + location.search).toBe('/authorization?to=%2Fcourse%2FC101')
})

it('a return to another site or to the sign-in itself leads home', async () => {
  for (const target of ['https://evil.example/', '//evil.example', '/redirect?k=1', '/authorization?code=x']) {
    const query = `to=${encodeURIComponent(target)}`
    const { wanted } = await returned(query, ({ to }) => ({ kind: 'failed', reason: 'no-code', to }))
    expect(wanted).toBe('/home')
  }
})
