import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Own } from '#data/timeline/own.ts'
import { SessionProvider } from '#session/context.tsx'
import { createMemoryStorage } from '#session/storage.ts'
import { createService, createTab } from '#test/session/test-kit.ts'
import { useUnsent } from './use-unsent.ts'

afterEach(cleanup)

const KEY = 'chat:1:unsent'

/** The field of a talk in which these texts have failed, with a signed-in customer. */
async function opened(...texts: string[]) {
  const { session } = createTab(createService(), createMemoryStorage())
  await session.accept({ accessToken: 'A', refreshToken: 'RA', openId: 'oA' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>{children}</SessionProvider>
  )
  const failed = texts.map((text, n): Own => ({ kind: 'TEXT', text, clientId: `c${n}`, at: 0, state: 'failed' }))
  const talk = { takeFailed: () => failed.splice(0) }
  const view = renderHook(() => useUnsent(KEY, talk), { wrapper })
  return { session, view, failed, kept: () => session.drafts.get(KEY) }
}

it('failed texts are kept once when their talk leaves the screen, also those that fail later', async () => {
  const { view, failed, kept } = await opened('第一句', '第二句')
  expect([view.result.current.isLeft(), kept()]).toEqual([false, ''])
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(view.result.current.text).toBe('第一句\n第二句')
  view.unmount()
  expect([view.result.current.isLeft(), kept()]).toEqual([true, '第一句\n第二句'])
  failed.push({ kind: 'TEXT', text: '第三句', clientId: 'c3', at: 0, state: 'failed' })
  view.result.current.collect()
  expect(kept()).toBe('第一句\n第二句\n第三句')
})

it('after a sign-out failed texts are not kept for the next customer', async () => {
  const { session, view, failed, kept } = await opened('第一句')
  await act(() => session.signOut())
  view.unmount()
  expect([kept(), failed]).toEqual(['', []])
})
