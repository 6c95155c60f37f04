import { afterAll, expect, it, vi } from 'vitest'
import { createClock } from '#test/talk/clock.ts'
import { createSimulated } from '#test/talk/simulated.ts'
import { outages, reconnect } from './reconnect.ts'

const CLIENTS = 100_000
const loads = outages.map((outage) => ({ ...outage, ...reconnect(outage, CLIENTS) }))

it.each(loads)('$name: never more clients in a second than a new gateway can handle', ({ code, peak }) => {
  expect(peak).toBeLessThanOrEqual(code === 1012 ? 1 / 12 : 1 / 3)
})

it('everyone is back within two maximum waits', () => {
  expect(loads.filter(({ allBackSec }) => allBackSec > 80)).toEqual([])
})

it('a fifth of the clients polls per second without a connection, a third at first', () => {
  for (const { polls } of loads) expect(polls).toBeLessThanOrEqual(0.34)
})

afterAll(() => void vi.unstubAllGlobals())

/** The most events in one second, as a share of the clients. */
function peakOf(times: readonly number[], from: number, clients: number): number {
  const seconds = new Map<number, number>()
  for (const at of times)
    seconds.set(Math.floor((at - from) / 1_000), (seconds.get(Math.floor((at - from) / 1_000)) ?? 0) + 1)
  return Math.max(0, ...seconds.values()) / clients
}

it.each([
  ['a loss without warning', 1006, 1 / 3, 0.34],
  ['an announced restart', 1012, 1 / 12, 0.21],
] as const)(
  'after %s, 2,000 complete clients put no more load on a gateway than that',
  async (_, code, most, polls) => {
    const clock = createClock()
    const clients = Array.from({ length: 2_000 }, (_each, n) => createSimulated(clock, n + 1, { before: 1 }))
    for (const client of clients) client.open()
    await clock.pass(1_500)
    const from = clock.now()
    for (const { gateway, kill } of clients) {
      gateway(false)
      kill(code)
    }
    await clock.pass(10_000)
    for (const { gateway } of clients) gateway(true)
    await clock.pass(50_000)
    const after = (times: readonly number[]) => times.filter((at) => at >= from)
    const tickets = clients.flatMap((client) => after(client.tickets))
    const asks = clients.flatMap((client) => after(client.asks))
    expect(clients.every((client) => client.isOpen())).toBe(true)
    expect(peakOf(tickets, from, clients.length)).toBeLessThanOrEqual(most)
    expect(peakOf(asks, from, clients.length)).toBeLessThanOrEqual(polls)
    for (const { talk } of clients) talk.close()
  },
)
