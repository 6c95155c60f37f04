import { beforeAll, expect, it, vi } from 'vitest'
import { installable } from './installable.ts'

const ORIGIN = 'https://h5.test'
const put = vi.fn<() => Promise<void>>()

beforeAll(() => {
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('FetchEvent', class extends Event {})
  vi.stubGlobal('ExtendableEvent', Event)
  vi.stubGlobal('registration', { scope: `${ORIGIN}/` })
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('caches', { open: async () => ({ put }), match: async () => undefined })
})

/** Whether Workbox installs a worker with this answer. */
async function installs(path: string, answer: Response): Promise<boolean> {
  const { PrecacheStrategy } = await import('workbox-precaching/PrecacheStrategy.js')
  put.mockClear()
  vi.stubGlobal('fetch', async () => answer)
  const event = Object.assign(new Event('install'), { waitUntil: () => undefined })
  const strategy = new PrecacheStrategy({ plugins: [installable] })
  const done = strategy.handle({ event, request: new Request(ORIGIN + path) })
  const isDone = await done.then(
    () => true,
    () => false,
  )
  expect(put).toHaveBeenCalledTimes(isDone ? 1 : 0)
  return isDone
}

const html = (status = 200) => new Response('<p>页</p>', { status, headers: { 'content-type': 'text/html' } })

it('is installed with whole files alone', async () => {
  expect(await installs('/assets/a-1.js', new Response('a()'))).toBe(true)
  expect(await installs('/index.html', html())).toBe(true)
  expect(await installs('/assets/a-1.js', new Response('gone', { status: 404 })), 'missing').toBe(false)
  expect(await installs('/assets/a-1.js', html()), 'a page in place of a chunk').toBe(false)
  expect(await installs('/index.html', html(503)), 'overloaded').toBe(false)
  const policy = { headers: { 'content-security-policy': "script-src 'sha256-other'" } }
  expect(await installs('/index.html', new Response('<script>a()</script>', policy)), 'mixed').toBe(false)
})
