// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { loadChunk } from '#lib/load-chunk.ts'
import { createMemoryStorage, overStorage } from '#session/storage.ts'
import type { Tracker } from '#tracking/tracker.ts'
import { createOnLostChunk } from './lost-chunk.ts'
import { watchForErrors } from '#app/boot/after-first-render.ts'

const URL = 'https://x.test/assets/a-page-with-a-long-name-Ab12Cd34.js'
const message = (chunk: string) => `ChunkLoadError: Loading chunk ${chunk} failed (error: ${URL})`

const reload = vi.hoisted(() => vi.fn())
vi.mock('#session/leave.ts', () => ({ reload }))

/** Whether there is text that a reload would lose. */
let typed = false

/** The service answers, or does not. */
const reaches = (answers: boolean) => ({ look: async () => answers })

const track = vi.fn(async (..._event: readonly unknown[]): Promise<void> => undefined)
/** A mock has one signature, the plan has one for each event. */
const tracking: Pick<Tracker, 'track'> = { track: (...event) => track(...event) }

beforeEach(() => {
  vi.useFakeTimers()
  track.mockClear()
  reload.mockClear()
})

/** The final error of a failed load. */
async function lost(chunk: string): Promise<unknown> {
  const loading = loadChunk(chunk, () => Promise.reject(new TypeError(`Failed to fetch: ${URL}`)))
  const error = loading.catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(1_000)
  return error
}

/** Like `reportError` in a browser. */
const uncaught = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }))

it('a page is logged with its pattern and the full name of its script', async () => {
  const onLostChunk = createOnLostChunk(createMemoryStorage(), () => true, tracking, reaches(true))
  expect(await onLostChunk(await lost('/case')), 'nothing is loaded anew over what was typed').toBe(false)
  expect(track.mock.calls).toEqual([['app', 'chunk_error', message('/case')]])
})

it('the page reloads once its report is stored', async () => {
  let stored = () => {}
  track.mockReturnValueOnce(new Promise((resolve) => (stored = resolve)))
  const tab = overStorage(() => sessionStorage)
  const onLostChunk = createOnLostChunk(tab, () => false, tracking, reaches(true))
  expect(await onLostChunk(await lost('/case'))).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  stored()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it.each([
  ['reloads', 1, () => undefined],
  ['is not reloaded over text', 0, () => void (typed = true)],
  ['is not reloaded as another one', 0, () => history.pushState(null, '', '/elsewhere')],
])('a page that has to wait for a refresh %s', async (_, times, meanwhile) => {
  typed = false
  sessionStorage.clear()
  let go = () => {}
  const leave = (now: () => void) => void (go = now)
  const tab = overStorage(() => sessionStorage)
  const onLostChunk = createOnLostChunk(tab, () => typed, tracking, reaches(true), leave)
  expect(await onLostChunk(await lost('/case'))).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(reload).not.toHaveBeenCalled()
  meanwhile()
  go()
  expect(reload).toHaveBeenCalledTimes(times)
})

it('the network is probed at the service, whatever the device says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = await lost('/case')
  const answer = async (answers: boolean) => {
    sessionStorage.clear()
    const tab = overStorage(() => sessionStorage)
    return createOnLostChunk(tab, () => false, tracking, reaches(answers))(error)
  }
  expect([await answer(true), await answer(false)]).toEqual([true, false])
  vi.restoreAllMocks()
})

it('a part of a page is logged likewise, and other errors without possible personal data', async () => {
  const tracker: Tracker = {
    ...tracking,
    view: () => undefined,
    beat: () => undefined,
    flush: async () => undefined,
    forget: async () => undefined,
    start: () => () => undefined,
  }
  watchForErrors({ tracker, tab: createMemoryStorage() }, () => '/case')
  uncaught(await lost('part'))
  uncaught(new TypeError(`no such thing at ${URL}?mobile=13800000000`))
  expect(track.mock.calls).toEqual([
    ['app', 'chunk_error', message('part')],
    ['app', 'error', '/case TypeError: no such thing at https://x.test/assets/…'],
  ])
})
