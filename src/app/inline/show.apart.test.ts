// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const FIRST = '<img fetchpriority="high" src="{{lead}}">'
const ROWS = '<ul data-each="rows"><li><img loading="lazy" src="{{cover}}"></li></ul>'
const view = { lead: '/lead.webp', rows: [{ cover: '/1.webp' }, { cover: '/2.webp' }] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('__FILES__', { entry: ['/entry.js'], ahead: ['/large.js', '/small.js'], styles: [] })
  Object(window).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  document.body.innerHTML = `<div id="root"></div><template id="boot-view">${FIRST}${ROWS}</template>`
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    delete window.__boot
  }
})

async function shown() {
  const boot = {
    landing: '',
    url: (path: string) => path,
    answer: Promise.resolve({ code: 0, data: {} }),
    answeredAt: 1,
  }
  window.__boot = boot
  const { show } = await import('./show.ts')
  show(() => view)
  await vi.advanceTimersByTimeAsync(0)
}

const sources = () => Array.from(document.querySelectorAll('#root img'), (picture) => picture.getAttribute('src'))
const ALL = ['/lead.webp', '/1.webp', '/2.webp']

it('pictures of rows leave the bandwidth to the code until it takes the markup over', async () => {
  await shown()
  expect(sources()).toEqual(['/lead.webp', null, null])
  window.__boot?.release?.()
  expect(sources()).toEqual(ALL)
})

it('they are requested when the reader scrolls, and after a while in any case', async () => {
  await shown()
  dispatchEvent(new Event('scroll'))
  expect(sources()).toEqual(ALL)
  await shown()
  expect(sources()).toEqual(['/lead.webp', null, null])
  await vi.advanceTimersByTimeAsync(1_200)
  expect(sources()).toEqual(ALL)
})

it('behind the worker, where the code is at hand, nothing waits', async () => {
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: {} } })
  await shown()
  expect(sources()).toEqual(ALL)
})

it('markup that came with the visitor’s answer stays, and its rows’ pictures wait', async () => {
  const data = {}
  const picture = '<img loading="lazy" data-src="/1.webp">'
  document.body.innerHTML = `<div id="root">${FIRST}${picture}</div><template id="boot-loading">…</template><template id="boot-view">x</template>`
  const own = document.querySelector('#root img')
  window.__boot = {
    landing: '',
    url: (path: string) => path,
    answer: Promise.resolve({ code: 0, data }),
    answeredAt: 1,
    painted: { data, savedAt: 1 },
  }
  const { show } = await import('./show.ts')
  show(() => view)
  await vi.advanceTimersByTimeAsync(0)
  expect(document.querySelector('#root img')).toBe(own)
  expect(sources()).toEqual(['{{lead}}', null])
  window.__boot?.release?.()
  expect(sources()).toEqual(['{{lead}}', '/1.webp'])
  expect(document.querySelector('[data-src]')).toBeNull()
})

it('markup with another visitor’s answer is replaced by the page without one, and only then seen', async () => {
  document.body.innerHTML =
    '<div id="root">the guest’s</div><template id="boot-loading"><p>loading</p></template><template id="boot-view">x</template>'
  document.documentElement.dataset['other'] = 'true'
  window.__boot = { landing: '', url: (path: string) => path, answer: new Promise(() => undefined) }
  const { show } = await import('./show.ts')
  show(() => view)
  expect(document.querySelector('#root')?.innerHTML).toBe('<p>loading</p>')
  expect(document.documentElement.hasAttribute('data-other')).toBe(false)
})

it.each([
  ['without a picture, requests its largest file at once', '<p></p>', ['/large.js']],
  ['with a picture, leaves it the bandwidth', '<img fetchpriority="high" src="/lead.webp">', []],
])('a complete page %s, and all others after its first frame', async (_, root, first) => {
  document.head.replaceChildren()
  document.body.innerHTML = `<div id="root">${root}</div>`
  const requested = () => Array.from(document.head.querySelectorAll('link, script'), (each) => addressOf(each))
  const { wait } = await import('./show.ts')
  window.__boot = { landing: '', url: (path: string) => path }
  wait()
  expect(requested()).toEqual(first)
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(100)
  expect(requested()).toEqual([...first, '/entry.js', '/large.js', '/small.js', '/entry.js'])
})

const addressOf = (element: Element) => element.getAttribute('href') ?? element.getAttribute('src')
