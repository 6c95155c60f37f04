// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflineBar } from './offline-bar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('stays above a footer of several lines, also when that grows', () => {
  const seen: { foot?: Element; grow?: () => void } = {}
  class Sizes {
    constructor(grow: () => void) {
      seen.grow = grow
    }
    observe(foot: Element) {
      seen.foot = foot
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sizes)
  render(
    <>
      <main>
        <OfflineBar savedAt="11-20 18:05" />
      </main>
      <section aria-label="操作" />
    </>,
  )
  const foot = screen.getByRole('region', { name: '操作' })
  const bar = screen.getByText(/^当前离线/).parentElement
  expect(seen.foot).toBe(foot)
  for (const height of [60, 84]) {
    vi.spyOn(foot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, height))
    seen.grow?.()
    expect(bar?.style.getPropertyValue('--foot')).toBe(`${height}px`)
  }
})
