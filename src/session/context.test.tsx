import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { CONSENT_VERSION } from './consent/consent-record.ts'
import { useConsent } from './consent/consent.ts'
import { SessionProvider, useSession, useSessionActions, useSignedIn } from '#session/context.tsx'
import { leaveTo } from '#session/leave.ts'
import { createService, createTab, expiredStorage } from '#test/session/test-kit.ts'
import { createMemoryStorage } from '#session/storage.ts'
import { useDraft } from '#session/use-draft.ts'
import { usePreferences } from '#session/use-preferences.ts'

afterEach(cleanup)

function mounted(local = createMemoryStorage(), signIn?: (path?: string) => void) {
  const { session } = createTab(createService(), local, signIn === undefined ? {} : { signIn })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>{children}</SessionProvider>
  )
  return { session, wrapper }
}

it('a component rerenders on sign-in and sign-out', async () => {
  const { wrapper } = mounted()
  const view = renderHook(() => ({ signedIn: useSignedIn(), actions: useSessionActions() }), { wrapper })
  expect(view.result.current.signedIn).toBe(false)
  await act(() => view.result.current.actions.accept({ accessToken: 'T', refreshToken: 'R' }))
  expect(view.result.current.signedIn).toBe(true)
  await act(() => view.result.current.actions.signOut())
  expect(view.result.current.signedIn).toBe(false)
})

it('a sign-in button runs the action set at boot', () => {
  const signIn = vi.fn<(path?: string) => void>()
  const { wrapper } = mounted(createMemoryStorage(), signIn)
  renderHook(() => useSessionActions(), { wrapper }).result.current.signIn('/me')
  expect(signIn).toHaveBeenCalledWith('/me')
})

it('server markup is rendered with the signed-in user', () => {
  const { wrapper: Wrapper } = mounted(expiredStorage())
  const Who = () => useSession((state) => state.tokens?.accessToken ?? 'nobody')
  const html = renderToString(
    <Wrapper>
      <Who />
    </Wrapper>,
  )
  expect(html).toBe('T0')
})

it('consent is asked for once, stored, and asked for again for a new version', () => {
  const local = createMemoryStorage()
  const { wrapper } = mounted(local)
  const view = renderHook(() => useConsent(), { wrapper })
  expect(view.result.current.state).toBe('unknown')
  act(() => view.result.current.refuse())
  expect(view.result.current.state).toBe('refused')
  act(() => view.result.current.accept())
  expect(JSON.parse(local.get('consent') ?? '')).toMatchObject({ version: CONSENT_VERSION, accepted: true })
  for (const [kept, state] of [
    [local.get('consent') ?? '', 'accepted'],
    ['{"version":"0","accepted":true}', 'unknown'],
    [JSON.stringify({ version: CONSENT_VERSION, accepted: 'yes' }), 'unknown'],
    ['[', 'unknown'],
  ] as const) {
    local.set('consent', kept)
    expect(mounted(local).session.consent.state()).toBe(state)
  }
})

it('preferences are written to the root element, and invalid ones fall back to defaults', () => {
  const local = createMemoryStorage()
  const { session, wrapper } = mounted(local)
  const root = document.createElement('html')
  session.preferences.applyTo(root)
  const view = renderHook(() => usePreferences(), { wrapper })
  act(() => view.result.current[1]({ elder: true, fontStep: 2 }))
  expect([root.getAttribute('data-elder'), root.getAttribute('data-font')]).toEqual(['true', '2'])
  act(() => view.result.current[1]({ elder: false }))
  expect([root.hasAttribute('data-elder'), view.result.current[0].fontStep]).toEqual([false, 2])
  local.set('preferences', '{"elder":1,"fontStep":9}')
  expect(mounted(local).session.preferences.get()).toMatchObject({ elder: false, fontStep: 0, personalised: true })
})

it('drafts are stored per key until cleared', () => {
  const { session, wrapper } = mounted()
  const view = renderHook(({ key }) => useDraft(key), { wrapper, initialProps: { key: 'a' } })
  act(() => view.result.current[1]('你好'))
  view.rerender({ key: 'b' })
  expect(view.result.current[0]).toBe('')
  view.rerender({ key: 'a' })
  expect(view.result.current[0]).toBe('你好')
  act(() => view.result.current[1](''))
  expect([session.drafts.get('a'), view.result.current[0]]).toEqual(['', ''])
})

it('typed text is gone from the screen after a sign-out or for another customer, and survives a binding', async () => {
  const { session, wrapper } = mounted()
  const view = renderHook(() => useDraft('a'), { wrapper })
  await act(() => session.accept({ accessToken: 'A', refreshToken: 'RA', openId: 'oA' }))
  act(() => view.result.current[1]('我的投诉'))
  await act(() => session.accept({ accessToken: 'B', refreshToken: 'RB', openId: 'oB' }, true))
  expect(view.result.current[0]).toBe('我的投诉')
  await act(() => session.accept({ accessToken: 'C', refreshToken: 'RC', openId: 'oC' }))
  expect(view.result.current[0]).toBe('')
  act(() => view.result.current[1]('另一件'))
  expect(view.result.current[0]).toBe('另一件')
  await act(() => session.signOut())
  expect(view.result.current[0]).toBe('')
})

it('leaves for web addresses only', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://[', 'weixin://x'])
    expect(leaveTo(url)).toBe(false)
})
