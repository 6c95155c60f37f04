// @vitest-environment happy-dom
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

it('a room is as high as the keyboard leaves it, and moves with what is seen', () => {
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

it('a page that a keyboard makes smaller has one open; a window that somebody makes smaller has none', () => {
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

it('whoever enlarges the page does not make the room smaller', () => {
  render(<Hall>谈</Hall>)
  view.change({ height: 422, scale: 2 })
  expect([seen(), isOpen()]).toEqual([['0px', '844px'], false])
})

it('the page goes back to its top when nothing is typed any more', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const { getByRole } = render(
    <Hall>
      <textarea />
    </Hall>,
  )
  fireEvent.focusOut(getByRole('textbox'))
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})
