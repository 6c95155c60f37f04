// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { early } from './early.ts'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['skin']
})

it.each([
  ['an iPad, in the application', 5, undefined, 'mobile'],
  ['an iPad, on the site', 5, 'desktop', 'desktop'],
  ['a Mac, in the application', 0, undefined, 'desktop'],
])('a Macintosh that is %s, has its skin before anything is drawn', (_, touch, sent, skin) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MAC)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touch)
  if (sent !== undefined) document.documentElement.dataset['skin'] = sent
  early()
  expect(document.documentElement.dataset['skin']).toBe(skin)
})
