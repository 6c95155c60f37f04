import { afterEach, expect, it } from 'vitest'
import type { Market } from '#quotes/shapes.ts'
import { start, type TestService } from '#test/service/testing.ts'
import { createPlay } from './play.ts'

let service: TestService | undefined
afterEach(() => service?.close())

const open = async () => (service = await start())

it.each([
  ['2026-11-21T12:00', '2026-11-23'],
  ['2026-11-23T08:00', '2026-11-23'],
  ['2026-11-23T22:00', '2026-11-24'],
  ['2026-10-02T12:00', '2026-10-08'],
])('at %s it plays the morning of %s', (at, day) => {
  let now = Date.parse(`${at}:00+08:00`)
  const play = createPlay(() => now)
  expect([play.playing(), play.now()]).toEqual([false, now])
  play.play(true)
  expect([play.playing(), play.now()]).toEqual([true, Date.parse(`${day}T10:00:00+08:00`)])
  now += 5_000
  expect(play.now()).toBe(Date.parse(`${day}T10:00:05+08:00`))
  play.play(false)
  expect(play.now()).toBe(now)
})

it('while it plays the market is open, and the rest of the service is unaffected', async () => {
  const service = await open()
  const state = async () => ((await service.get('/quotes/v1/market')).body.data as Market).state
  service.wait(Date.parse('2026-09-19T03:00:00+08:00') - service.now())
  expect(await state()).toBe('CLOSED')
  service.market.play(true)
  expect(await state()).toBe('OPEN')
  expect((await service.get('/public/current-time')).body.data).toEqual({ now: service.now() })
  service.market.play(false)
  expect(await state()).toBe('CLOSED')
})
