import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { depsOf, TestData } from '#test/data.tsx'
import { messageOf } from '#test/talk/message.ts'
import { useTalk } from './use-talk.ts'

afterEach(cleanup)

it('begins anew for another customer, without what the first one has read', async () => {
  let account = 'A'
  const switched = new Set<() => void>()
  const send = async () => ({ list: [messageOf(`read by ${account}`)], hasMore: false })
  const deps = depsOf(send, {
    account: () => account,
    onAccount: (changed) => {
      switched.add(changed)
      return () => void switched.delete(changed)
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <TestData deps={deps}>{children}</TestData>
  const { result } = renderHook(() => useTalk({ chatId: '1', role: 'ANALYST' }), { wrapper })
  const shown = () => result.current.state.messages.map(({ text }) => text)
  await waitFor(() => expect(shown()).toEqual(['read by A']))
  account = 'B'
  act(() => switched.forEach((changed) => changed()))
  expect(shown()).toEqual([])
  await waitFor(() => expect(shown()).toEqual(['read by B']))
})
