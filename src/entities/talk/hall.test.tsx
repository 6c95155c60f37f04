import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Hall } from './hall.tsx'

/** An iPhone of 844 px, whose keyboard lies over the page. */
class Viewport extends EventTarget {
  height = 844
  offsetTop = 0
  scale = 1
  change(more: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>, name = 'resize') {
    Object.assign(this, more)
    this.dispatchEvent(new Event(name))
  }
}

let view: Viewport
/** The page's own, px. */
let height = 844
beforeEach(() => {
  view = new Viewport()
  vi.stubGlobal('visualViewport', view)
  height = 844
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockImplementation(() => height)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const root = document.documentElement
const seen = () => ['top', 'height'].map((name) => root.style.getPropertyValue(`--seen-${name}`))
const isOpen = () => root.hasAttribute('data-keyboard')

const typing = () => {
  const { unmount, getByRole } = render(
    <Hall>
      <textarea />
    </Hall>,
  )
  getByRole('textbox').focus()
  return unmount
}

it('a room fits above the keyboard, and follows the visual viewport', () => {
  const unmount = typing()
  expect([seen(), isOpen()]).toEqual([['0px', '844px'], false])
  view.change({ height: 508 })
  expect([seen(), isOpen()]).toEqual([['0px', '508px'], true])
  view.change({ offsetTop: 120 }, 'scroll')
  expect(seen()).toEqual(['120px', '508px'])
  view.change({ height: 844, offsetTop: 0 })
  expect([seen(), isOpen()]).toEqual([['0px', '844px'], false])
  unmount()
  view.change({ height: 508 })
  expect([seen(), isOpen()]).toEqual([['', ''], false])
})

it('a page resized by a keyboard has one open; a window resized by hand does not', () => {
  const unmount = typing()
  height = 508
  view.change({ height })
  expect([seen(), isOpen()]).toEqual([['0px', '508px'], true])
  unmount()
  height = 844
  render(<Hall>谈</Hall>)
  height = 508
  view.change({ height })
  expect(isOpen()).toBe(false)
})

it('zooming does not shrink the room', () => {
  render(<Hall>谈</Hall>)
  view.change({ height: 422, scale: 2 })
  expect([seen(), isOpen()]).toEqual([['0px', '844px'], false])
})

it('the page scrolls back to its top when typing ends', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const { getByRole } = render(
    <Hall>
      <textarea />
    </Hall>,
  )
  fireEvent.focusOut(getByRole('textbox'))
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})
