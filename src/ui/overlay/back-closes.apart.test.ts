// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { skipClosedOverlays, useBackCloses } from './back-closes.ts'

const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
const onClose = vi.fn()
const timers = () => new Promise((resolve) => setTimeout(resolve))

/** The browser arrives at an entry, which it does some time after `history.back`. */
function arrive(state: unknown) {
  history.replaceState(state, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

function overlay() {
  const { rerender } = renderHook(({ open }) => useBackCloses(open, onClose), { initialProps: { open: true } })
  return { close: () => rerender({ open: false }), reopen: () => rerender({ open: true }) }
}

beforeEach(() => {
  history.replaceState(null, '')
  back.mockClear()
  onClose.mockClear()
})
afterEach(() => {
  cleanup()
  arrive(null)
})

it('an overlay closed while the page starts goes back once, or it would leave the page', async () => {
  const { close } = overlay()
  close()
  skipClosedOverlays()
  await timers()
  expect(back).toHaveBeenCalledOnce()
  arrive(null)
  const next = overlay()
  next.close()
  await timers()
  skipClosedOverlays()
  expect(back).toHaveBeenCalledTimes(2)
})

it('an overlay that opens again at once keeps its entry', async () => {
  const { close, reopen } = overlay()
  close()
  reopen()
  await timers()
  expect(back).not.toHaveBeenCalled()
  const { state } = history

  close()
  await timers()
  expect(back).toHaveBeenCalledOnce()
  const push = vi.spyOn(history, 'pushState')
  reopen()
  expect(push).toHaveBeenCalledOnce()
  dispatchEvent(new Event('pushState'))
  arrive(null)
  expect(history.state).toEqual(state)
  expect(onClose).not.toHaveBeenCalled()
})

it('another overlay that opens on the way back is kept, and not if it is closed before the browser is there', async () => {
  const first = overlay()
  first.close()
  await timers()
  const second = overlay()
  const { state } = history
  dispatchEvent(new Event('pushState'))
  arrive(null)
  expect(history.state).toEqual(state)
  expect(onClose).not.toHaveBeenCalled()

  second.close()
  await timers()
  const third = overlay()
  dispatchEvent(new Event('pushState'))
  third.close()
  arrive(null)
  expect(history.state).toBeNull()
})
