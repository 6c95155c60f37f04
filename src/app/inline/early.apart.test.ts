// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { early, earlyWith } from './early.ts'

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
])('a Macintosh that is %s, has its skin before the first paint', (_, touch, sent, skin) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MAC)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touch)
  if (sent !== undefined) document.documentElement.dataset['skin'] = sent
  early()
  expect(document.documentElement.dataset['skin']).toBe(skin)
})

it('skips the request for production if another environment is chosen', () => {
  vi.stubGlobal('__API_BASE__', '/api')
  const fetch = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  const asked = (cookie: string) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
    fetch.mockClear()
    earlyWith({ member: '/x', guest: '/public/x' })
    return fetch.mock.calls.length
  }
  expect([asked(''), asked('a=1; env=production'), asked('a=1; env=test'), asked('xenv=test')]).toEqual([1, 1, 0, 1])
  vi.unstubAllGlobals()
})

it('with an answer at hand the first paint awaits its words, and its picture is requested', () => {
  vi.stubGlobal('__API_BASE__', '/api')
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const links = () => {
    document.head.replaceChildren()
    earlyWith({ member: '/x', guest: '/public/x' })
    return [...document.head.querySelectorAll('link')].map(({ outerHTML }) => outerHTML)
  }
  expect(links()).toEqual([])
  const copies = { 'GET /public/x': { value: {}, savedAt: 1, lead: '/files/covers/C1.webp' } }
  localStorage.setItem('own:guest:first', JSON.stringify(copies))
  expect(links()).toEqual([
    '<link rel="expect" href="#filled" blocking="render">',
    '<link rel="preload" as="image" href="/files/covers/C1.webp" fetchpriority="high">',
  ])
  localStorage.clear()
  const block = document.createElement('script')
  block.id = 'first-answer'
  block.textContent = JSON.stringify({ key: 'GET /public/x', until: Date.now() + 60_000, at: 1, answer: {} })
  document.body.append(block)
  expect(links()).toEqual(['<link rel="expect" href="#filled" blocking="render">'])
  block.remove()
  vi.unstubAllGlobals()
})

it.each([
  ['is shown to a guest', {}, '', 0, true],
  ['is hidden from a customer', { accessToken: 'a.b.c' }, '', 0, false],
  ['is hidden from who may be one', { refreshToken: 'r' }, '', 0, false],
  ['is hidden in another environment', {}, 'env=test', 0, false],
  ['is filled again if the device’s clock is slow', {}, '', 5_000, false],
])('markup with an answer %s', (_, storage, cookie, ahead, taken) => {
  vi.stubGlobal('__API_BASE__', '/api')
  vi.stubGlobal('fetch', async () => new Response('{}'))
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const at = Date.now() + ahead
  const written = { key: 'GET /public/x', until: at + 60_000, at, answer: { code: 0, data: { title: 't' } } }
  document.head.innerHTML = `<script type="application/json" id="first-answer" data-drawn>${JSON.stringify(written)}</script>`
  earlyWith({ member: '/x', guest: '/public/x' })
  const expected = document.querySelector('link[rel=expect]')?.getAttribute('href')
  expect(document.documentElement.hasAttribute('data-other')).toBe(!taken)
  expect(window.__boot?.painted).toEqual(taken ? { data: { title: 't' }, savedAt: at } : undefined)
  expect(expected).toBe(taken ? '#drawn' : ahead > 0 ? '#filled' : undefined)
  document.head.replaceChildren()
  delete document.documentElement.dataset['other']
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('aborts the first request after ten seconds, and leaves the result to the page', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('__API_BASE__', '/api')
  let signal: AbortSignal | undefined
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal ?? undefined
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  earlyWith({ member: '/x', guest: '/public/x' })
  const ended = vi.fn()
  void window.__boot?.answer?.then(ended)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([signal?.aborted, ended.mock.calls]).toEqual([true, []])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['?n=0a&to=%2Fcourse%2F7%3Fcode%3D1&code=081abc&state=xyz', '?to=%2Fcourse%2F7%3Fcode%3D1'],
  ['?code=081abc&state=xyz', ''],
])('a return with %s keeps the requested page alone in its address, and is no entry', (query, left) => {
  sessionStorage.clear()
  const address = `${location.origin}/authorization${query}#wechat_redirect`
  history.replaceState(null, '', address)
  const { landing, back } = early()
  expect(location.href).toBe(`${location.origin}/authorization${left}`)
  expect([landing, back, sessionStorage.getItem('entry')]).toEqual([location.href, address, null])
  history.replaceState(null, '', '/')
})

it.each([
  ['/stock?code=081abc&state=xyz', '/stock'],
  ['/chat?state=xyz&code=081abc&symbol=SH600901', '/chat?symbol=SH600901'],
  ['/course?q=%E6%B6%A810%25%20&code=1&state=&tag=a+b#top', '/course?q=%E6%B6%A810%25%20&tag=a+b#top'],
  ['/me?code=1&code=2&state=3', '/me'],
  ['/promo?code=PM101', '/promo?code=PM101'],
  ['/stock?postcode=1&state=2', '/stock?postcode=1&state=2'],
  ['/stock#?code=1&state=2', '/stock#?code=1&state=2'],
])('removes WeChat’s code and state from %s', (address, left) => {
  sessionStorage.clear()
  history.replaceState(null, '', address)
  const { landing } = early()
  expect(location.pathname + location.search + location.hash).toBe(left)
  expect(landing).toBe(location.origin + left.replace(/#.*/, ''))
  expect(sessionStorage.getItem('entry') ?? '').not.toMatch(/[?&]code=\d/)
  history.replaceState(null, '', '/')
})
