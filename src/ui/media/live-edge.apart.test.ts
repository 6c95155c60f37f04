// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRandom } from '#test/service/seed/random.ts'
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

it('20: stops loading while paused, or hidden and muted, and continues when visible or played', () => {
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

it('19: a frozen picture is retried after 6, 2, 4 and 8 s, counts as broken 15 s later, and is still retried', async () => {
  const { done } = stage()
  await vi.advanceTimersByTimeAsync(5_900)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000 + 2_000 + 4_000 + 8_000 - 5_900 + 900)
  expect(done).toEqual(['jump', 'jump', 'jump', 'jump'])
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(done.slice(4)).toEqual(['fatal', 'jump', 'jump', 'jump'])
})

it('19: each retry checks the room first, even if that fails, and stops once the room has ended', async () => {
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

it('20: returns to the live edge after more than 10 s away', () => {
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

it('a picture that advances now and then is not stuck', () => {
  const { done, state } = stage()
  for (let n = 0; n < 10; n += 1) {
    state.time += 1
    vi.advanceTimersByTime(5_500)
  }
  expect(done).toEqual([])
})

it('a paused or hidden picture is not stuck', () => {
  const { done, state } = stage()
  state.paused = true
  vi.advanceTimersByTime(60_000)
  state.paused = false
  state.hidden = true
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual([])
})

it('a missing playlist is requested every 2.5 s, counts as broken after a minute, and is still requested', () => {
  const { done, edge } = stage()
  for (let n = 0; n < 24; n += 1) {
    edge.fail()
    vi.advanceTimersByTime(2_500)
  }
  expect(done.filter((each) => each === 'go on')).toHaveLength(24)
  edge.fail()
  expect(done.at(-1)).toBe('fatal')
  vi.advanceTimersByTime(2_500)
  edge.fail()
  vi.advanceTimersByTime(2_500)
  expect(done.slice(24)).toEqual(['fatal', 'go on', 'go on'])
})

/** How much a player buffers, and how often it requests the playlist by itself, ms. */
const [BUFFER, OWN] = [10_000, 5_000]
const ORDERS = 1_000

/**
 * A player over a network that loses the playlist now and then, with a viewer who pauses, hides the page and returns.
 */
function watched(seed: number) {
  const random = createRandom(`broadcast ${seed}`)
  const element = document.createElement('video')
  const state = { lost: false, paused: false, hidden: false }
  /** `byItself`: without user action at that moment. */
  const requests: { at: number; byItself: boolean; wasLost: boolean; jump: boolean }[] = []
  let [shown, since, until] = [Date.now(), Date.now(), Date.now() + BUFFER]
  let acting = false
  let next: ReturnType<typeof setTimeout> | undefined
  const place = () => (state.paused ? shown : Math.min(until, Math.max(shown, shown + Date.now() - since)))
  const settle = () => ([shown, since] = [place(), Date.now()])
  Object.defineProperty(element, 'paused', { get: () => state.paused })
  Object.defineProperty(element, 'currentTime', { get: () => place() / 1_000 })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (state.hidden ? 'hidden' : 'visible'))
  const stop = () => clearTimeout(next)
  const request = (jump = false) => {
    stop()
    requests.push({ at: Date.now(), byItself: !acting, wasLost: state.lost, jump })
    next = setTimeout(() => {
      if (state.lost) return edge.fail()
      settle()
      if (jump || until < Date.now()) shown = Math.max(shown, Date.now())
      until = Date.now() + BUFFER
      next = setTimeout(request, OWN)
    }, 50)
  }
  const edge = keepAtEdge(element, { stop, goOn: request, onFatal: () => undefined, onStill: async () => undefined })
  request()
  const act = (change: () => void, event: Event, on: EventTarget) => {
    settle()
    change()
    acting = true
    on.dispatchEvent(event)
    acting = false
  }
  const see = (hidden: boolean) => act(() => void (state.hidden = hidden), new Event('visibilitychange'), document)
  const play = (paused: boolean) =>
    act(() => void (state.paused = paused), new Event(paused ? 'pause' : 'play'), element)
  const online = () => act(() => undefined, new Event('online'), globalThis)
  return { random, element, state, requests, place, edge, see, play, online, stop }
}

/** The failures of a thousand random runs, each with its seed. */
async function wrongOf(run: (it: ReturnType<typeof watched>, complain: (what: string) => void) => Promise<void>) {
  const wrong: Record<string, number[]> = {}
  for (let seed = 1; seed <= ORDERS; seed += 1) {
    const it = watched(seed)
    await run(it, (what) => void (wrong[what] = [...(wrong[what] ?? []), seed]))
    it.edge.end()
    it.stop()
  }
  return wrong
}

it('19: a playlist lost for up to 90 s is requested at most every 2.5 s, and plays within 3 s of its return', async () => {
  const wrong = await wrongOf(async ({ random, state, requests, place, online }, complain) => {
    for (let times = 0; times < 2; times += 1) {
      await vi.advanceTimersByTimeAsync(random.int(0, 12_000))
      state.lost = true
      await vi.advanceTimersByTimeAsync(random.int(0, random.pick([40_000, 40_000, 90_000])))
      state.lost = false
      const before = place()
      // Not every browser reports it.
      if (random.next() < 0.5) online()
      await vi.advanceTimersByTimeAsync(3_000)
      if (place() <= before) complain('stands still')
    }
    const early = requests.filter(
      ({ at, byItself, wasLost }, n) => byItself && wasLost && at - (requests[n - 1]?.at ?? -Infinity) < 2_500,
    )
    if (early.length > 0) complain('asked too often')
  })
  expect(wrong).toEqual({})
})

it('20: paused, or hidden and muted, it requests nothing; on return it reaches the live edge within 2 s', async () => {
  const wrong = await wrongOf(async ({ random, element, state, requests, place, see, play }, complain) => {
    element.muted = true
    for (let times = 0; times < 2; times += 1) {
      await vi.advanceTimersByTimeAsync(random.int(0, 12_000))
      // The network may be lost just then, and come back meanwhile.
      state.lost = random.next() < 0.3
      await vi.advanceTimersByTimeAsync(random.int(0, 8_000))
      const leave = random.pick([see, play])
      leave(true)
      const before = requests.length
      await vi.advanceTimersByTimeAsync(random.int(0, 60_000))
      state.lost = false
      await vi.advanceTimersByTimeAsync(60_000)
      if (requests.length > before) complain('asked')
      leave(false)
      await vi.advanceTimersByTimeAsync(2_000)
      if (Date.now() - place() > BUFFER) complain('behind the edge')
    }
  })
  expect(wrong).toEqual({})
})
