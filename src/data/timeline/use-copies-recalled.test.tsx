import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Snapshot } from '#data/offline/snapshot.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import { messageOf } from '#test/talk/message.ts'
import { useCopiesRecalled } from './use-copies-recalled.ts'

afterEach(cleanup)

it.each([
  ['is saved again', 'A', 1],
  ['is not saved for the next account', 'B', 0],
])('the copy of an account from which a message was recalled %s', async (_, next, times) => {
  let account = 'A'
  let found: (copy: Snapshot) => void = () => undefined
  const write = vi.fn(async () => true)
  const read = () => new Promise<Snapshot>((come) => (found = come))
  const deps = depsOf(async () => undefined, {
    snapshots: { ...keepsNothing, read, write },
    account: () => account,
  })
  const wrapper = ({ children }: { children: ReactNode }) => <TestData deps={deps}>{children}</TestData>
  const messages = [messageOf('m1', { kind: 'RECALLED' })]
  renderHook(() => useCopiesRecalled(messages), { wrapper })
  account = next
  await act(async () => found({ value: [], savedAt: 0, route: '/chat', title: '' }))
  expect(write).toHaveBeenCalledTimes(times)
})
