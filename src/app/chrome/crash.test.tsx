import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CrashGuard } from './crash.tsx'

beforeEach(() => {
  // React logs a caught crash.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('broken')
}

it('a page that crashes becomes 页面报错 with three actions, and navigation clears it', () => {
  const crashed = vi.fn()
  const page = (at: string, broken: boolean) => (
    <CrashGuard at={at} onCrash={crashed}>
      {broken ? <Broken /> : <p>content</p>}
    </CrashGuard>
  )
  const { rerender } = render(page('/a', true))
  expect(screen.getByRole('heading').textContent).toBe('页面报错')
  expect(screen.getByRole('button').textContent).toBe('重试')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['返回首页', '联系客服', '400-000-0000'])
  expect(crashed).toHaveBeenCalledOnce()
  rerender(page('/b', false))
  expect(document.body.textContent).toBe('content')
})

it('a bar that crashes is left out, and the page stays', () => {
  render(
    <>
      <p>content</p>
      <CrashGuard at="" onCrash={() => undefined} instead={null}>
        <Broken />
      </CrashGuard>
    </>,
  )
  expect(document.body.textContent).toBe('content')
})
