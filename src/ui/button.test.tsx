import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

it.each(['button', 'submit'] as const)('a busy %s keeps its focus and label, and ignores presses', (type) => {
  const pressed = vi.fn()
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submitted}>
      <input aria-label="金额" />
      <Button type={type} busy={busy} disabled={busy} onClick={pressed}>
        提交
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: '提交' })
  button.focus()
  rerender(form(true))
  expect(document.activeElement).toBe(button)
  expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false])
  fireEvent.click(button)
  expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([0, 0])
  rerender(form(false))
  fireEvent.click(button)
  expect(pressed).toHaveBeenCalledOnce()
  expect(submitted).toHaveBeenCalledTimes(type === 'submit' ? 1 : 0)
})

it('a disabled button that is not busy can be neither focused nor pressed', () => {
  const pressed = vi.fn()
  render(
    <Button disabled onClick={pressed}>
      提交
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  expect(button.disabled).toBe(true)
  fireEvent.click(button)
  expect(pressed).not.toHaveBeenCalled()
})
