import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createClock } from '#test/talk/clock.ts'
import { FIRST, ORDERS, type Run, wrongOrders } from '#test/talk/orders.ts'
import { createSimulated, type Simulated, type Weather } from '#test/talk/simulated.ts'

/** What a room does to the connection of a talk: seats, notices to one customer, states and load. live §7 */

let clock = createClock()
beforeAll(() => void (clock = createClock()))
afterAll(() => void vi.unstubAllGlobals())

const wrongOf = (weather: Partial<Weather>, run: Run) => wrongOrders(clock, weather, run)

/** Two pages of one account on a gateway with one seat for it. */
function twoPages(seed: number): readonly [Simulated, Simulated] {
  const pages: Simulated[] = []
  const page = (at: number) => createSimulated(clock, seed * 2 + at, {}, () => pages[1 - at]?.kill(4409))
  const [one, other] = [page(0), page(1)]
  pages.push(one, other)
  return [one, other]
}

it('12: with two pages of one account, only a press opens a connection', async () => {
  const wrong: Record<string, number[]> = {}
  for (let seed = FIRST; seed < FIRST + ORDERS; seed += 1) {
    const complain = (what: string) => void (wrong[what] = [...(wrong[what] ?? []), seed])
    const both = twoPages(seed)
    for (const page of both) {
      page.open()
      await clock.pass(1_500)
    }
    let [seated, idle] = both.toReversed() as [Simulated, Simulated] // both are there
    const tickets = () => both.reduce((sum, page) => sum + page.tickets.length, 0)
    for (let press = 0; press < 4; press += 1) {
      const before = tickets()
      for (const page of both) page.say()
      await clock.pass(seated.random() * 60_000)
      // Touching the page that lost its seat does not reconnect it.
      idle.talk.wake()
      await clock.pass(1_000)
      if (tickets() !== before) complain('connected without a press')
      if (idle.talk.state().stopped?.code !== 4409) complain('nothing says that it is open elsewhere')
      idle.talk.restart()
      await clock.pass(1_000)
      if (tickets() !== before + 1) complain('a press is not one connection')
      if (!idle.isOpen() || seated.isOpen()) complain('not taken over')
      ;[seated, idle] = [idle, seated]
    }
    for (const page of both) {
      if (page === seated && !page.isExact()) complain('not exact')
      page.talk.close()
    }
  }
  expect(wrong).toEqual({})
})

it('14: a muted customer sees it within 0.5 s and can still read', async () => {
  const wrong = await wrongOf({}, async ({ talk, say, frame, random, isExact }, complain) => {
    for (const muted of [true, false, true]) {
      say()
      await clock.pass(random() * 2_000)
      frame(JSON.stringify({ t: 'notice', d: { muted, text: '' } }))
      say()
      await clock.pass(500)
      if (talk.state().muted !== muted) complain('muted too late, or not at all')
      if (talk.state().stopped || !isExact()) complain('reads no further')
    }
  })
  expect(wrong).toEqual({})
})

it('14: signing out at any moment closes the connection and stops all requests', async () => {
  const wrong = await wrongOf({ slow: 3_000 }, async (simulated, complain) => {
    const { talk, say, kill, deaden, gateway, frame, asks, tickets, connections, random } = simulated
    for (let n = 0; n < 300; n += 1) say()
    const what = Math.floor(random() * 4)
    if (what === 0) kill()
    if (what === 1) deaden()
    if (what === 2) gateway(false)
    if (what === 2) kill(1012)
    if (what === 3) frame(JSON.stringify({ t: 'notice', d: { code: 40_401, text: '' } }))
    await clock.pass(random() * 8_000)
    talk.close()
    const before = [asks.length, tickets.length, connections.length]
    gateway(true)
    say()
    talk.wake()
    await clock.pass(120_000)
    if (connections.some(({ state }) => state === 'open')) complain('still connected')
    if ([asks.length, tickets.length, connections.length].join() !== before.join()) complain('asked')
  })
  expect(wrong).toEqual({})
})

it('15: 1,000 messages a second: renders four times a second, keeps the newest 500, makes no requests', async () => {
  const run: Run = async ({ talk, say, asks, random, isExact }, complain) => {
    let drawn = 0
    let most = 0
    talk.subscribe(() => {
      drawn += 1
      most = Math.max(most, talk.state().messages.length)
    })
    await clock.pass(random() * 250)
    const [from, before] = [clock.now(), asks.length]
    for (let n = 0; n < 600; n += 1) {
      say()
      if (n % 10 === 9) await clock.pass(10)
    }
    await clock.pass(250)
    if (drawn > Math.ceil((clock.now() - from) / 250) + 1) complain(`drawn ${drawn} times`)
    if (most > 500) complain(`${most} messages`)
    if (asks.length > before) complain('asked')
    if (!isExact()) complain('not the newest')
  }
  expect(await wrongOf({}, run)).toEqual({})
})

it('16: 50 messages a second for 5 s: renders four times a second, makes no requests, loses nothing', async () => {
  const run: Run = async ({ talk, say, asks, random, isExact }, complain) => {
    let drawn = 0
    talk.subscribe(() => (drawn += 1))
    const [from, before] = [clock.now(), asks.length]
    for (let n = 0; n < 250; n += 1) {
      say()
      await clock.pass(random() * 40)
    }
    await clock.pass(250)
    if (drawn > Math.ceil((clock.now() - from) / 250) + 1) complain(`drawn ${drawn} times`)
    if (asks.length > before) complain('asked')
    // The page that came first is there as well.
    if (!isExact() || talk.state().messages.length !== 300) complain('not exact')
  }
  expect(await wrongOf({}, run)).toEqual({})
})

const STATES = ['PREVIEW', 'LIVE', 'PAUSED', 'LIVE', 'ENDED', 'REPLAY']

it('21: shows every announced room state within 0.5 s, whatever else arrives', async () => {
  const wrong = await wrongOf({ delay: 100 }, async ({ talk, say, frame, kill, random, isOpen, isExact }, complain) => {
    for (const status of STATES) {
      if (random() < 0.3) kill()
      for (let n = Math.floor(random() * 5); n >= 0; n -= 1) say()
      await clock.pass(random() * 5_000)
      if (!isOpen()) await clock.pass(30_000)
      frame(JSON.stringify({ t: 'notice', d: { status, text: '' } }))
      frame(JSON.stringify({ t: 'notice', d: { text: '请文明发言' } }))
      await clock.pass(500)
      if (talk.state().status !== status) complain(`${status} is not known`)
    }
    await clock.pass(1_000)
    if (!isExact()) complain('not exact')
  })
  expect(wrong).toEqual({})
})
