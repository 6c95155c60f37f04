import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { articleInfo } from '#api/domains/learn/article/articles.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import { useKeep } from './use-keep.ts'

it.each([
  ['is out of space', 'never', false, '设备空间不足，未能保存'],
  ['has another account when the answer arrives', 'answer', true, '登录状态已变更，未能保存'],
  ['has another account once the copy is written', 'write', true, '登录状态已变更，未能保存'],
  ['has another account once the copy is refused', 'write', false, '登录状态已变更，未能保存'],
])('a copy is not kept where the device %s, and the reason is given', async (_, changes, isWritten, reason) => {
  let account = 'A'
  const reach = (step: string) => {
    if (step === changes) account = 'B'
  }
  const snapshots = {
    ...keepsNothing,
    write: async () => {
      reach('write')
      return isWritten
    },
  }
  const deps = depsOf(async () => reach('answer'), { snapshots, account: () => account })
  const wrapper = ({ children }: { children: ReactNode }) => <TestData deps={deps}>{children}</TestData>
  const { result } = renderHook(() => useKeep(), { wrapper })
  await expect(result.current(articleInfo, { id: 'A1' }, { title: '', route: '/' })).rejects.toThrow(reason)
})
