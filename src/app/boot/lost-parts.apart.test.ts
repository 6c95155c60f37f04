// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import { createData } from '#data/deps.tsx'
import { loadPart } from '#lib/load-chunk.ts'
import { createStorage } from '#session/storage.ts'
import { fetchAgain } from '#ui/state/lost-code.ts'
import { depsOf } from '#test/data.tsx'
import { createOnLostChunk } from '#app/routes/lost-chunk.ts'
import { isDirty } from './dirty.ts'
import { mendLostParts } from './lost-parts.ts'

const reload = vi.fn<() => void>()
const reported = vi.fn<(error: unknown) => void>()
/** Whether the service can be reached; the browser itself may not know. */
let isReached = false
const send = vi.fn(async () => {
  if (!isReached) throw new NetworkError('GET /', 'no answer')
  return { now: 0 }
})
const tab = createStorage('session')
/** What the device says of its network. */
let online = true
const data = createData(depsOf(send))

mendLostParts({
  send: send as unknown as Send, // only the time is requested
  data,
  onLostChunk: createOnLostChunk(tab, isDirty, { track: async () => undefined }, data.reach),
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('reportError', reported)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  isReached = false
  online = true
})
afterEach(() => {
  reload.mockReset()
  send.mockClear()
  reported.mockReset()
  document.body.innerHTML = ''
  tab.remove('chunkReload')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** A part whose import fails, like an interrupted one. */
async function lose() {
  void loadPart('part', () => Promise.reject(new TypeError('cut'))).catch(() => undefined)
  await pass(1_500)
}

it('24: a part that failed to load is recovered by one reload, once the service is reachable', async () => {
  await lose()
  await pass(60_000)
  expect(reload).not.toHaveBeenCalled()
  expect(send.mock.calls.length, 'ever more rarely').toBeLessThan(8)
  isReached = true
  dispatchEvent(new Event('online'))
  await pass(100)
  expect(reload).toHaveBeenCalledOnce()
  // It fails to load after the reload too: its card stays.
  await lose()
  await pass(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('24: a network that returns silently is detected; typed text prevents the reload', async () => {
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

it.each([
  { device: 'has a network', says: true, answers: true, times: 1 },
  { device: 'wrongly says that it has none', says: false, answers: true, times: 1 },
  { device: 'wrongly says that it has one', says: true, answers: false, times: 0 },
  { device: 'has none', says: false, answers: false, times: 0 },
])('a lost part on a device that $device is tracked $times times', async ({ says, answers, times }) => {
  online = says
  isReached = answers
  await lose()
  isReached = true
  await pass(60_000)
  expect(reported).toHaveBeenCalledTimes(times)
})

it('24: a page that was left is not reloaded', async () => {
  await lose()
  history.pushState(null, '', '/elsewhere')
  isReached = true
  await pass(60_000)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  { device: 'has a network', says: true, answers: true, loads: 1 },
  { device: 'wrongly says that it has none', says: false, answers: true, loads: 1 },
  { device: 'has none', says: false, answers: false, loads: 0 },
])('a retry on a device that $device reloads the document $loads times', async ({ says, answers, loads }) => {
  online = says
  isReached = answers
  const still = vi.fn()
  fetchAgain(still)
  await pass(100)
  expect([reload.mock.calls.length, still.mock.calls.length]).toEqual([loads, 1 - loads])
})
