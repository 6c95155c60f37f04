import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'
import { Toaster, useToast } from './toast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

function toaster() {
  let say: (text: string) => void = () => undefined
  function Page() {
    say = useToast()
    return null
  }
  render(
    <>
      <Page />
      <Toaster />
    </>,
  )
  return (text: string) => act(() => say(text))
}

it('has an empty polite live region before the first toast', () => {
  toaster()
  const region = screen.getByRole('status')
  expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', ''])
})

it('shows the text in that region for 2 s', () => {
  const say = toaster()
  const region = screen.getByRole('status')
  say('提交成功')
  expect(region.textContent).toBe('提交成功')
  act(() => void vi.advanceTimersByTime(1_999))
  expect(region.textContent).toBe('提交成功')
  act(() => void vi.advanceTimersByTime(1))
  expect(region.textContent).toBe('')
})

it('shows a later text for its own 2 s', () => {
  const say = toaster()
  say('提交成功')
  act(() => void vi.advanceTimersByTime(1_500))
  say('领取成功')
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.getByRole('status').textContent).toBe('领取成功')
})

it('is shown inside an open dialog, the only place where it is visible', () => {
  const { rerender } = render(<Sheet open title="选择" onClose={() => undefined} />)
  const dialog = document.querySelector('dialog')
  const region = dialog?.querySelector('output')
  // A region that is inserted together with its text is not announced.
  expect([region?.getAttribute('aria-live'), region?.textContent]).toEqual(['polite', ''])
  const say = toaster()
  say('离线状态下无法操作')
  expect(dialog?.querySelector('output')).toBe(region)
  expect(region?.textContent).toBe('离线状态下无法操作')
  say('已复制')
  expect(region?.textContent).toBe('已复制')
  act(() => {
    rerender(<Sheet open={false} title="选择" onClose={() => undefined} />)
    dialog?.dispatchEvent(new Event('close'))
  })
  expect(region?.textContent, 'and beside it once it closes').toBe('')
  expect(screen.getByText('已复制').closest('dialog')).toBeNull()
})

it('is shown in the innermost of several dialogs', () => {
  render(
    <Sheet open title="选择" onClose={() => undefined}>
      <Dialog open title="确认" onClose={() => undefined} />
    </Sheet>,
  )
  toaster()('请先阅读')
  expect(screen.getByText('请先阅读').closest('dialog')?.textContent).toContain('确认')
})
