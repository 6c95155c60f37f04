// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAtEdge } from './live-edge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage() {
  const element = document.createElement('video')
  const state = { paused: false, time: 0, hidden: false, room: async () => undefined as unknown }
  Object.defineProperty(element, 'paused', { get: () => state.paused })
  Object.defineProperty(element, 'currentTime', { get: () => state.time, configurable: true })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (state.hidden ? 'hidden' : 'visible'))
  const done: string[] = []
  const edge = keepAtEdge(element, {
    stop: () => void done.push('stop'),
    goOn: (jump) => void done.push(jump ? 'jump' : 'go on'),
    onFatal: () => void done.push('fatal'),
    onStill: () => state.room(),
  })
  return { element, state, done, edge }
}

it('20: paused, or hidden and silent, it asks for nothing, and goes on when it is seen or played', () => {
  const { element, state, done, edge } = stage()
  element.dispatchEvent(new Event('pause'))
  element.dispatchEvent(new Event('play'))
  element.muted = true
  state.hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  state.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(done).toEqual(['stop', 'go on', 'stop', 'go on'])
  element.muted = false
  state.hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect(done).toHaveLength(4)
  edge.end()
  element.dispatchEvent(new Event('pause'))
  expect(done).toHaveLength(4)
})

it('19: a picture that stands still is tried again after 6, 2, 4 and 8 s, and given up after 15 more', async () => {
  const { done } = stage()
  await vi.advanceTimersByTimeAsync(5_900)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000 + 2_000 + 4_000 + 8_000 - 5_900 + 900)
  expect(done).toEqual(['jump', 'jump', 'jump', 'jump'])
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done.slice(4)).toEqual(['fatal'])
})

it('19: before it is tried again the room is read, also where that fails; a room that is over needs no picture', async () => {
  const { done, state, edge } = stage()
  const reads: string[] = []
  state.room = async () => {
    reads.push(`${done.length}`)
    throw new TypeError('lost')
  }
  await vi.advanceTimersByTimeAsync(7_000)
  expect([reads, done]).toEqual([['0'], ['jump']])
  state.room = async () => edge.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toEqual(['jump'])
})

it('20: who was away for more than ten seconds goes on at the edge', () => {
  const { done, state } = stage()
  for (const ms of [9_000, 11_000]) {
    state.hidden = true
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(ms)
    state.hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
  }
  expect(done).toEqual(['go on', 'jump'])
})

it('a picture that moves now and then is not stuck', () => {
  const { done, state } = stage()
  for (let n = 0; n < 10; n += 1) {
    state.time += 1
    vi.advanceTimersByTime(5_500)
  }
  expect(done).toEqual([])
})

it('one that is paused or hidden is not stuck', () => {
  const { done, state } = stage()
  state.paused = true
  vi.advanceTimersByTime(60_000)
  state.paused = false
  state.hidden = true
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual([])
})

it('a list that does not come is asked for every 2.5 s for a minute', () => {
  const { done, edge } = stage()
  for (let n = 0; n < 24; n += 1) {
    edge.fail()
    vi.advanceTimersByTime(2_500)
  }
  expect(done.filter((each) => each === 'go on')).toHaveLength(24)
  edge.fail()
  expect(done.at(-1)).toBe('fatal')
})
