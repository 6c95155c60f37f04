import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { depsOf, TestData } from '#test/data.tsx'
import { useUpload } from './use-upload.ts'

afterEach(cleanup)

it('a file that could not be read is read again by 重试', async () => {
  const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
  const slice = file.slice.bind(file)
  const reads = vi.spyOn(file, 'slice').mockImplementation((...part) => {
    if (reads.mock.calls.length > 1) return slice(...part)
    // As of a file that is still in a cloud.
    throw new DOMException('not downloaded', 'NotReadableError')
  })
  const send = vi.fn(() => new Promise<never>(() => undefined))
  const deps = depsOf(send)
  const wrapper = ({ children }: { children: ReactNode }) => <TestData deps={deps}>{children}</TestData>
  const { result } = renderHook(() => useUpload({ purpose: 'VOUCHER', pdf: true }), { wrapper })
  act(() => result.current.choose(file))
  await waitFor(() => expect(result.current.now).toMatchObject({ message: '上传失败，点击重试', again: true }))
  act(() => result.current.retry())
  await waitFor(() => expect(send.mock.calls).toMatchObject([[{}, { ext: 'pdf', purpose: 'VOUCHER' }, {}]]))
  expect(result.current.now.state).toBe('sending')
})
