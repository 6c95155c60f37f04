import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Send } from '#api/send.ts'
import { quotesIndexes, quotesSparks } from './calls.ts'
import { createDesk } from './desk.ts'
import type { LastPrices } from './last-prices.ts'
import { renewal } from './minutes.ts'
import { createOrder } from './order.ts'

/** A service with its own clock, and its requests. */
function createService() {
  const asked: string[] = []
  let market: { state: string; nextAt: number; now?: number } = { state: 'OPEN', nextAt: 3_600_000 }
  let down = false
  let broken = ''
  let behind = 0
  let ahead = 0
  let held = Promise.resolve()
  const started = performance.now()
  const now = () => performance.now() - started + 1_000 + ahead
  const send = async (call: { path: string }, input: { symbols?: string }) => {
    const path = call.path.replace('/quotes/v1/', '')
    asked.push(`${path} ${input.symbols ?? ''}`.trim())
    await held
    if (down || path === broken) throw new TypeError('down')
    if (path === 'market') return { now: now(), nextState: 'NOON', tradeDate: '2026-11-23', ...market }
    const list = (input.symbols ?? 'SH000001')
      .split(',')
      .map((symbol) => ({ symbol, status: 'TRADING', price: now() / 1000 }))
    return { asOf: now() - behind, list }
  }
  return {
    // The desk requests only these.
    send: send as unknown as Send,
    asked,
    forget: () => asked.splice(0),
    is: (next: typeof market) => void (market = next),
    falls: (now: boolean) => void (down = now),
    breaks: (path: string) => void (broken = path),
    /** Its whole clock is set. */
    isAhead: (ms: number) => void (ahead = ms),
    goesBack: (ms: number) => void (behind = ms),
    /** Its answers to further requests wait for the result to be called. */
    holds() {
      let release: () => void = () => undefined
      held = new Promise((resolve) => {
        release = resolve
      })
      return () => {
        held = Promise.resolve()
        release()
      }
    },
  }
}

let seen = true
function openDesk(service: ReturnType<typeof createService>, random = 0.5, last?: LastPrices) {
  return createDesk({
    send: service.send,
    last,
    elapsed: () => performance.now(),
    now: () => Date.now(),
    random: () => random,
    seen: () => seen,
  })
}

beforeEach(() => {
  seen = true
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('makes one request for all subscribers every five seconds, while there are any', async () => {
  const service = createService()
  const desk = openDesk(service)
  const leave = [desk.show(['SZ000901', 'SH600901']), desk.show(['SH600901']), desk.show(['SH600902'])]
  await pass(100)
  expect(service.forget()).toEqual(['market', 'snapshot SH600901,SH600902,SZ000901'])
  await pass(14_000)
  expect(service.forget()).toEqual(Array(2).fill('snapshot SH600901,SH600902,SZ000901'))
  leave[2]?.()
  await pass(5_000)
  expect(service.forget()).toEqual(['snapshot SH600901,SZ000901'])
  for (const each of leave.slice(0, 2)) each()
  await pass(60_000)
  expect(service.asked).toEqual([])
})

it('stores only cacheable prices, while somebody subscribes to them so', async () => {
  const kept: string[] = []
  const keep: LastPrices['keep'] = (list) => void kept.push(list.map(({ symbol }) => symbol).join())
  const desk = openDesk(createService(), 0.5, { recall: () => undefined, keep })
  desk.show(['SH600901'])
  const release = desk.show(['SZ000901', 'SH600901'], true)
  desk.show(['SH600902'])
  await pass(100)
  expect(kept).toEqual(['SH600901,SZ000901'])
  release()
  await pass(5_000)
  expect(kept.slice(1)).toEqual([''])
})

it.each([
  [0, 4_000],
  [1, 6_000],
])('clients poll a second apart: %s', async (random, ms) => {
  const service = createService()
  openDesk(service, random).show(['SH600901'])
  await pass(100)
  service.forget()
  await pass(ms - 200)
  expect(service.asked).toEqual([])
  await pass(200)
  expect(service.asked).toHaveLength(1)
})

it('newly visible stocks are requested at once, the others not again', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(1_000)
  service.forget()
  desk.show(['SH600902'])
  desk.show(['SH600901'])
  await pass(100)
  expect(service.asked).toEqual(['snapshot SH600902'])
})

it('requests nothing while hidden, and at once when visible again', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.forget()
  seen = false
  desk.look()
  await pass(600_000)
  expect(service.asked).toEqual([])
  seen = true
  desk.look()
  await pass(10)
  expect(service.asked).toEqual(['market', 'snapshot SH600901'])
})

it('a return while prices are requested refreshes everything once they are answered', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.forget()
  const release = service.holds()
  await pass(5_000)
  expect(service.forget()).toEqual(['snapshot SH600901'])
  service.is({ state: 'NOON', nextAt: 5_400_000 })
  desk.look()
  await pass(100)
  expect(service.asked).toEqual([])
  release()
  await pass(100)
  expect(service.forget()).toEqual(['market', 'snapshot SH600901'])
  expect(desk.market.get()).toMatchObject({ data: { state: 'NOON' } })
})

it('two events of one return refresh everything once, a second return refreshes it again', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.forget()
  const release = service.holds()
  desk.look()
  desk.look()
  await pass(100)
  expect(service.asked).toEqual(['market', 'snapshot SH600901'])
  seen = false
  desk.look()
  seen = true
  desk.look()
  release()
  await pass(100)
  expect(service.forget()).toEqual(Array(2).fill(['market', 'snapshot SH600901']).flat())
  desk.look()
  desk.look()
  await pass(100)
  expect(service.asked).toEqual(['market', 'snapshot SH600901'])
})

it('a phone that slept through the end of the noon break shows moving prices at once', async () => {
  const service = createService()
  service.is({ state: 'NOON', nextAt: 80 * 60_000 })
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.forget()
  // Only the wall clock goes on.
  vi.setSystemTime(Date.now() + 90 * 60_000)
  service.isAhead(90 * 60_000)
  service.is({ state: 'OPEN', nextAt: 200 * 60_000 })
  desk.look()
  await pass(100)
  expect(service.forget()).toEqual(['market', 'snapshot SH600901'])
  expect(desk.market.get()).toMatchObject({ data: { state: 'OPEN' } })
  await pass(10_000)
  expect(service.asked).toEqual(Array(2).fill('snapshot SH600901'))
})

it.each(['NOON', 'CLOSED', 'POST', 'PRE', 'a state nobody knows'])(
  'pauses in %s until it ends, and polls three seconds later',
  async (state) => {
    const service = createService()
    service.is({ state, nextAt: 600_000 })
    const desk = openDesk(service)
    desk.show(['SH600901'])
    await pass(100)
    service.forget()
    await pass(599_000 + 2_800)
    expect(service.asked).toEqual([])
    service.is({ state: 'OPEN', nextAt: 9_000_000 })
    await pass(400)
    expect(service.forget()).toEqual(['market', 'snapshot SH600901'])
    await pass(5_000)
    expect(service.asked).toEqual(['snapshot SH600901'])
  },
)

it('polls once more at the close, at 15:00:03', async () => {
  const service = createService()
  service.is({ state: 'CLOSE_AUCTION', nextAt: 13_000 })
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(14_900)
  service.forget()
  service.is({ state: 'CLOSED', nextAt: 66_000_000 })
  await pass(200)
  expect(service.forget()).toEqual(['market', 'snapshot SH600901'])
  await pass(3_600_000)
  expect(service.asked).toEqual([])
})

it('after two failures prices stay, marked stale, polled with backoff, until they are fresh again', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  const first = desk.board.of('SH600901')
  service.falls(true)
  await pass(5_000)
  expect(desk.board.of('SH600901').stale).toBe(false)
  await pass(5_000)
  expect(desk.board.of('SH600901')).toMatchObject({ stale: true, quote: first.quote })
  service.forget()
  await pass(120_000)
  expect(service.asked.filter((each) => each.startsWith('snapshot')).length).toBeLessThan(5)
  service.falls(false)
  await pass(61_000)
  expect(desk.board.of('SH600901').stale).toBe(false)
})

it.each(['sparks', 'indexes'])('if %s alone fails, prices keep their rate, and it backs off', async (path) => {
  const service = createService()
  service.breaks(path)
  const desk = openDesk(service)
  desk.show(['SH600901'])
  desk.showAnswer(desk.answer(quotesSparks, { symbols: 'SH600901' }, 'minute'))
  desk.showAnswer(desk.answer(quotesIndexes, {}, 'tick'))
  await pass(100)
  service.forget()
  await pass(300_000)
  const count = (what: string) => service.asked.filter((each) => each.startsWith(what)).length
  expect(count('snapshot')).toBe(60)
  expect(count('market')).toBe(0)
  expect(count(path)).toBeGreaterThan(4)
  expect(count(path)).toBeLessThan(10)
  expect(desk.board.of('SH600901').stale).toBe(false)
  service.breaks('')
  await pass(61_000)
  expect(desk.answer(quotesIndexes, {}, 'tick').resource.get().state).toBe('ready')
})

it('at noon only failed requests are repeated', async () => {
  const service = createService()
  service.is({ state: 'NOON', nextAt: 3_600_000 })
  service.breaks('indexes')
  const desk = openDesk(service)
  desk.show(['SH600901'])
  desk.showAnswer(desk.answer(quotesIndexes, {}, 'tick'))
  await pass(100)
  service.forget()
  await pass(30_000)
  expect(new Set(service.asked)).toEqual(new Set(['indexes']))
  service.breaks('')
  await pass(60_000)
  service.forget()
  await pass(600_000)
  expect(service.asked).toEqual([])
})

it('a state that should have ended changes nothing, and is requested again alone', async () => {
  const service = createService()
  service.is({ state: 'OPEN', nextAt: 11_000 })
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(12_000)
  service.breaks('market')
  await pass(3_000)
  service.forget()
  await pass(40_000)
  expect(new Set(service.asked)).toEqual(new Set(['market']))
  expect(desk.market.get()).toMatchObject({ stale: true })
})

it('without any answer it reports so, and keeps polling', async () => {
  const service = createService()
  service.falls(true)
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  expect([desk.board.of('SH600901').state, desk.market.get().state]).toEqual(['failed', 'failed'])
  service.falls(false)
  await pass(11_000)
  expect([desk.board.of('SH600901').state, desk.market.get().state]).toEqual(['ready', 'ready'])
})

it('prices never go back, and a service that goes back counts as failed', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  const { quote } = desk.board.of('SH600901')
  service.goesBack(3_600_000)
  await pass(16_000)
  expect(desk.board.of('SH600901')).toMatchObject({ quote, stale: true })
})

it('a corrected clock is trusted after a while', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  service.isAhead(86_400_000)
  await pass(100)
  const wrong = desk.board.of('SH600901').asOf
  service.isAhead(0)
  await pass(16_000)
  expect(desk.board.of('SH600901')).toMatchObject({ asOf: wrong, stale: true })
  await pass(300_000)
  expect(desk.board.of('SH600901').stale).toBe(false)
  expect(desk.board.of('SH600901').asOf).toBeLessThan(wrong)
})

const YEAR = 366 * 86_400_000

describe.each([
  ['true', 0],
  ['years behind', -20 * YEAR],
  ['an hour ahead', 3_600_000],
] as const)('with a device whose clock is %s', (_, device) => {
  beforeEach(() => vi.setSystemTime(Date.UTC(2026, 10, 23) + device))
  const openService = () => {
    const service = createService()
    service.isAhead(Date.UTC(2026, 10, 23))
    return service
  }

  it.each([7_200_000, 86_400_000, 5 * YEAR, 2e14])('rejects prices dated %i ms ahead of the service', async (ms) => {
    const service = openService()
    const desk = openDesk(service)
    service.goesBack(-ms)
    desk.show(['SH600901'])
    await pass(100)
    expect(desk.board.of('SH600901')).toMatchObject({ state: 'failed', quote: undefined })
    service.goesBack(0)
    await pass(10_000)
    const { asOf } = desk.board.of('SH600901')
    expect(asOf).toBeGreaterThan(0)
    service.goesBack(-ms)
    await pass(12_000)
    expect(desk.board.of('SH600901')).toMatchObject({ asOf, stale: true })
    service.goesBack(0)
    await pass(61_000)
    expect(desk.board.of('SH600901').stale).toBe(false)
  })

  it('accepts prices less than a minute ahead, and those after a sleep of the device', async () => {
    const service = openService()
    const desk = openDesk(service)
    service.goesBack(-59_000)
    desk.show(['SH600901'])
    await pass(100)
    expect(desk.board.of('SH600901').state).toBe('ready')
    service.goesBack(0)
    await pass(60_000)
    // The monotonic clock stopped.
    service.isAhead(Date.UTC(2026, 10, 23) + 7_200_000)
    vi.setSystemTime(Date.now() + 7_200_000)
    service.forget()
    desk.look()
    await pass(100)
    expect(desk.board.of('SH600901').stale).toBe(false)
    expect(service.forget()).toEqual(['market', 'snapshot SH600901'])
    const { asOf } = desk.board.of('SH600901')
    service.goesBack(-61_000)
    await pass(5_100)
    expect(desk.board.of('SH600901').asOf).toBe(asOf)
    expect(service.asked).toEqual(['snapshot SH600901', 'market'])
  })

  it('accepts prices of a clock set ahead together with the market’s', async () => {
    const service = openService()
    const desk = openDesk(service)
    desk.show(['SH600901'])
    await pass(100)
    service.isAhead(Date.UTC(2026, 10, 23) + 86_400_000)
    await pass(5_100)
    expect(desk.board.of('SH600901').asOf).toBeGreaterThan(Date.UTC(2026, 10, 23) + 86_400_000)
  })
})

it('rejects indexes dated years ahead', async () => {
  const service = createService()
  service.isAhead(Date.now())
  const desk = openDesk(service)
  service.goesBack(-5 * YEAR)
  const one = desk.answer(quotesIndexes, {}, 'tick')
  desk.showAnswer(one)
  await pass(100)
  expect(one.resource.get().state).toBe('failed')
  service.goesBack(0)
  await pass(10_000)
  expect(one.resource.get().state).toBe('ready')
})

it('a cache that repeats the same old answer is never trusted', () => {
  const inOrder = createOrder()
  for (let beat = 0; beat < 99; beat++) expect(inOrder(5_000, 9_000)).toBe(false)
  // A clock that keeps going back is not trusted either.
  for (let beat = 0; beat < 99; beat++) expect(inOrder(beat % 2 === 0 ? 1_000 : 8_000, 90_000)).toBe(false)
})

it('the state of the market does not go back', async () => {
  const service = createService()
  service.is({ state: 'OPEN', nextAt: 11_000 })
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.is({ state: 'PRE', nextAt: 999_000, now: 500 })
  await pass(30_000)
  expect(desk.market.get()).toMatchObject({ stale: true, data: { state: 'OPEN' } })
})

it('a device whose clock is changed keeps the same rate', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.forget()
  vi.setSystemTime(Date.now() + 86_400_000)
  await pass(10_500)
  expect(service.forget()).toEqual(Array(2).fill('snapshot SH600901'))
  vi.setSystemTime(Date.now() - 3 * 86_400_000)
  await pass(10_000)
  expect(service.asked).toEqual(Array(2).fill('snapshot SH600901'))
})

it('a market whose next change is overdue is polled a minute later, not at once', async () => {
  const service = createService()
  service.is({ state: 'CLOSED', nextAt: 5 })
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.forget()
  await pass(59_000)
  expect(service.asked).toEqual([])
  await pass(2_000)
  expect(service.asked).toContain('market')
})

it('other answers have their own rate, shared by all subscribers', async () => {
  const service = createService()
  const desk = openDesk(service)
  const one = desk.answer(quotesIndexes, {}, 'minute')
  expect(desk.answer(quotesIndexes, {}, 'minute')).toBe(one)
  const leave = [desk.showAnswer(one), desk.showAnswer(one)]
  await pass(100)
  expect(service.forget().toSorted()).toEqual(['indexes', 'market'])
  await pass(50_000)
  expect(service.asked).toEqual([])
  await pass(15_000)
  expect(service.forget()).toEqual(['indexes'])
  for (const each of leave) each()
  await pass(120_000)
  expect(service.asked).toEqual([])
})

it('a glance requests unsubscribed prices once, in batches of 60, and never while hidden', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  service.forget()
  const all = Array.from({ length: 70 }, (_, at) => `SZ${String(at + 100_000)}`)
  void desk.glance(['SH600901', ...all])
  await pass(100)
  expect(service.asked.map((each) => each.split(',').length)).toEqual([60, 10])
  expect(service.forget().join()).not.toContain('SH600901')
  expect(desk.board.of('SZ100069').quote?.price).toBeGreaterThan(0)
  await pass(11_000)
  expect(service.forget()).toEqual(Array(2).fill('snapshot SH600901'))
  seen = false
  void desk.glance(all)
  await pass(100)
  expect(service.asked).toEqual([])
})

it('a failure before the first poll does not delay it', async () => {
  const service = createService()
  service.falls(true)
  const desk = openDesk(service)
  desk.showAnswer(desk.answer(quotesIndexes, {}, 'minute'))
  await Promise.resolve()
  desk.show(['SH600901'])
  await pass(100)
  expect(service.asked).toContain('market')
  expect(service.asked).toContain('snapshot SH600901')
})

it('a row rerenders only when its own price changes', async () => {
  const service = createService()
  const desk = openDesk(service)
  desk.show(['SH600901'])
  await pass(100)
  const before = desk.board.of('SH600901')
  desk.show(['SH600902'])
  await pass(100)
  expect(desk.board.of('SH600901')).toBe(before)
})

it('minutes grow, and earlier ones are rejected', () => {
  const day = { d: '2026-11-23', prevClose: 10, from: 0, p: [10, 11, 12], v: [1, 1, 1], a: [10, 11, 12] }
  const before = { symbol: 'SH600901', days: [day] }
  const part = (from: number, p: number[], d = day.d) => ({
    symbol: 'SH600901',
    days: [{ d, prevClose: 10, from, p, v: p.map(() => 1), a: p }],
  })
  expect(renewal.merge(before, part(2, [13, 14]))?.days[0]?.p).toEqual([10, 11, 13, 14])
  expect(renewal.merge(before, part(0, [10], '2026-11-24'))).toBeUndefined()
  expect(renewal.merge(before, part(9, [10]))).toBeUndefined()
  expect(() => renewal.merge(before, part(1, []))).toThrow('before those shown')
  expect(() => renewal.merge(before, part(0, [9, 9, 9, 9], '2026-11-20'))).toThrow('before those shown')
})
