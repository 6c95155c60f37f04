import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { articleLike } from '#api/domains/learn/article/articles.ts'
import { SessionProvider } from '#session/context.tsx'
import { createMemoryStorage } from '#session/storage.ts'
import { depsOf, TestData } from '#test/data.tsx'
import { createService, createTab } from '#test/session/test-kit.ts'
import { useLike } from './like.model.ts'

afterEach(cleanup)

it('sends the like of a customer although that of the one before is still on its way', async () => {
  let account = 'A'
  const sent: string[] = []
  const send = async () => {
    sent.push(account)
    return new Promise<never>(() => undefined)
  }
  const { session } = createTab(createService(), createMemoryStorage())
  await session.accept({ accessToken: 'A', refreshToken: 'RA' })
  const deps = depsOf(send, { account: () => account })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>
      <TestData deps={deps}>{children}</TestData>
    </SessionProvider>
  )
  const open = () =>
    renderHook(
      () =>
        useLike({
          like: { isLiked: false, likeCount: 1 },
          call: articleLike,
          input: (on) => ({ id: '1', on }),
          show: vi.fn(),
          path: '/',
        }),
      { wrapper },
    )
  const first = open()
  act(() => first.result.current.press())
  first.unmount()
  account = 'B'
  const second = open()
  act(() => second.result.current.press())
  expect(sent).toEqual(['A', 'B'])
})
