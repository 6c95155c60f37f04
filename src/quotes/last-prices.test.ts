import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '#session/storage.ts'
import { createLastPrices } from './last-prices.ts'

let account = 'a'
const priced = (symbol: string, price = 1) => ({ symbol, status: 'TRADING' as const, price })
const open = (storage = createMemoryStorage()) => {
  const set = vi.spyOn(storage, 'set')
  return { ...createLastPrices(storage, () => account, Date.now), writes: () => set.mock.calls.length }
}

beforeEach(() => {
  account = 'a'
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('prices that arrive within the pause after a write are stored with the next one', () => {
  const last = open()
  last.keep([priced('SH600901')])
  vi.advanceTimersByTime(2_000)
  last.keep([priced('SH600902')])
  last.keep([priced('SH600901', 2)])
  expect(last.writes()).toBe(1)
  vi.advanceTimersByTime(13_000)
  last.keep([])
  expect(last.recall('SH600902')).toBeDefined()
  expect(last.recall('SH600901')).toMatchObject({ price: 2 })
  expect(last.writes()).toBe(2)
})

it('an empty answer delays nothing', () => {
  const last = open()
  last.keep([])
  last.keep([priced('SH600901')])
  expect(last.recall('SH600901')).toBeDefined()
})

it('a page that is left or hidden stores what waits', () => {
  const last = open()
  last.keep([priced('SH600901')])
  last.keep([priced('SH600902')])
  expect(last.recall('SH600902')).toBeUndefined()
  last.write()
  expect(last.recall('SH600902')).toBeDefined()
})

it('prices of one account are never stored for the next', () => {
  const last = open()
  last.keep([priced('SH600901')])
  last.keep([priced('SH600902')])
  account = 'b'
  last.write()
  expect(last.recall('SH600902')).toBeUndefined()
  account = 'a'
  last.keep([priced('SH600903')])
  account = 'b'
  last.keep([priced('SH600904')])
  last.write()
  expect([last.recall('SH600903'), last.recall('SH600904')]).toEqual([undefined, priced('SH600904')])
})

it('the sixty newest are kept', () => {
  const last = open()
  last.keep(Array.from({ length: 60 }, (_, at) => priced(`SH${600_100 + at}`)))
  last.keep([priced('SH600100', 2), priced('SH600999')])
  last.write()
  expect(last.recall('SH600100')).toMatchObject({ price: 2 })
  expect([last.recall('SH600101'), last.recall('SH600999')?.symbol]).toEqual([undefined, 'SH600999'])
})
