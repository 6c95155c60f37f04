// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('has an empty polite live region before anything is said', () => {
  toaster()
  const region = screen.getByRole('status')
  expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', ''])
})

it('says it in that region and is silent two seconds later', () => {
  const say = toaster()
  const region = screen.getByRole('status')
  say('提交成功')
  expect(region.textContent).toBe('提交成功')
  act(() => void vi.advanceTimersByTime(1_999))
  expect(region.textContent).toBe('提交成功')
  act(() => void vi.advanceTimersByTime(1))
  expect(region.textContent).toBe('')
})

it('gives a later text its own two seconds', () => {
  const say = toaster()
  say('提交成功')
  act(() => void vi.advanceTimersByTime(1_500))
  say('领取成功')
  act(() => void vi.advanceTimersByTime(1_500))
  expect(screen.getByRole('status').textContent).toBe('领取成功')
})

it('is said inside an open dialog, where alone it can be seen', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  const say = toaster()
  say('离线状态下无法操作')
  expect(dialog.querySelector('output')?.textContent).toBe('离线状态下无法操作')
  act(() => {
    dialog.close()
    dialog.dispatchEvent(new Event('close'))
  })
  expect(screen.getByRole('status').textContent, 'and beside it once it closes').toBe('离线状态下无法操作')
  act(() => void vi.runAllTimers())
  dialog.remove()
})
