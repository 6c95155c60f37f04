// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Send } from '#api/send.ts'
import { loadPart } from '#lib/load-chunk.ts'
import { createStorage } from '#session/storage.ts'
import { createOnLostChunk } from '#app/routes/lost-chunk.ts'
import { isDirty } from './dirty.ts'
import { mendLostParts } from './lost-parts.ts'

const reload = vi.fn<() => void>()
/** Whether the service can be reached; the browser itself may not know. */
let isReached = false
const send = vi.fn(async () => {
  if (!isReached) throw new TypeError('lost')
  return { now: 0 }
})
const tab = createStorage('session')

mendLostParts({
  send: send as unknown as Send, // it is asked for the time alone
  onLostChunk: createOnLostChunk(tab, isDirty, { track: async () => undefined }),
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('reportError', () => undefined)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  isReached = false
})
afterEach(() => {
  reload.mockReset()
  send.mockClear()
  document.body.innerHTML = ''
  tab.remove('chunkReload')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** A part whose import fails, as one that was cut off on its way. */
async function lose() {
  void loadPart('part', () => Promise.reject(new TypeError('cut'))).catch(() => undefined)
  await pass(1_500)
}

it('24: a part that did not come is mended by one reload, once the service can be reached', async () => {
  await lose()
  await pass(60_000)
  expect(reload).not.toHaveBeenCalled()
  expect(send.mock.calls.length, 'ever more rarely').toBeLessThan(8)
  isReached = true
  dispatchEvent(new Event('online'))
  await pass(100)
  expect(reload).toHaveBeenCalledOnce()
  // It does not come after the reload either: its card stays.
  await lose()
  await pass(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('24: a line that comes back without saying so is found; typed text is not reloaded over', async () => {
  await lose()
  isReached = true
  await pass(30_000)
  expect(reload).toHaveBeenCalledOnce()
  tab.remove('chunkReload')
  document.body.innerHTML = '<textarea>写到一半</textarea>'
  await lose()
  await pass(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('24: a page that was left is not reloaded', async () => {
  await lose()
  history.pushState(null, '', '/elsewhere')
  isReached = true
  await pass(60_000)
  expect(reload).not.toHaveBeenCalled()
})
