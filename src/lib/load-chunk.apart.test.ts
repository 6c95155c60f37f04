// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, LOST_PART, loadChunk, loadPart } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('retries once after a second', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('x')).mockResolvedValue('page')
  const loading = loadChunk('/course', load)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(loading).resolves.toBe('page')
  expect(load).toHaveBeenCalledTimes(2)
})

it('fails with chunk, type, address and cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/a.js')
  const loading = loadChunk('/course', () => Promise.reject(cause)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  const error = await loading
  expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'error', url: 'https://x.test/assets/a.js', cause })
  expect(String(error)).toContain('Loading chunk /course failed')
})

it('times out after 120 s', async () => {
  const importing = '()=>import("./course-abc.js").then(e=>e.Course)'
  const loading = loadChunk('/course', () => new Promise(() => undefined), importing).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loading).toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
    url: expect.stringMatching(/\/course-abc\.js$/),
  })
})

it.each([
  ["WebKit's", new TypeError('Importing a module script failed.')],
  ["Firefox's", new TypeError('error loading dynamically imported module: https://x.test/assets/course-abc.js')],
  ["Chromium's", new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/course-abc.js')],
])('names the missing script, in %s error text too', async (_, cause) => {
  const importing = '()=>t(()=>import(`./course-abc.js`),[])'
  const loading = loadChunk('/course', () => Promise.reject(cause), importing).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await loading).toMatchObject({ url: expect.stringMatching(/^(?:https|file|http).*\/course-abc\.js$/) })
})

it.each([
  { listener: 'takes it', takes: true, times: 0 },
  { listener: 'does not', takes: false, times: 1 },
])('a lost part is reported here $times times if a listener $listener', async ({ takes, times }) => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const heard = (event: Event) => takes && event.preventDefault()
  addEventListener(LOST_PART, heard, { once: true })
  const loading = loadPart('regions', () => Promise.reject(new TypeError('x'))).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await loading).toBeInstanceOf(ChunkLoadError)
  expect(reported).toHaveBeenCalledTimes(times)
  vi.unstubAllGlobals()
})
