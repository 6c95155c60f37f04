import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { BusinessError } from '#api/errors.ts'
import { malformedFrames } from '#test/corpora/frames.ts'
import { createClock } from '#test/talk/clock.ts'
import { ORDERS, type Run, wrongOrders } from '#test/talk/orders.ts'
import { createSimulated, type Simulated, type Weather } from '#test/talk/simulated.ts'
import type { Own } from './own.ts'

/** The whole timeline module against a simulated service: the rows of live §7, each in this day's orders. */

let clock = createClock()
beforeAll(() => void (clock = createClock()))
afterAll(() => void vi.unstubAllGlobals())

const wrongOf = (weather: Partial<Weather>, run: Run, orders?: number) => wrongOrders(clock, weather, run, orders)
const isIn = (at: number | undefined, from: number, ms: number) => at !== undefined && at - from <= ms

it('1: after 20 disconnects in 1,000 messages, polls within 3 s and loses nothing', async () => {
  const wrong = await wrongOf({}, async ({ talk, say, kill, asks, random, isExact, isOpen }, complain) => {
    for (let n = 0; n < 20; n += 1) {
      for (let m = 0; m < 49; m += 1) {
        say()
        await clock.pass(random() * 60)
      }
      const at = clock.now()
      const wasOpen = isOpen()
      kill()
      say()
      await clock.pass(3_400)
      if (wasOpen && !asks.some((ask) => ask >= at && isIn(ask, at, 3_000)) && !isExact()) complain('not asked')
    }
    await clock.pass(65_000)
    if (!isExact()) complain('not exact')
    if (talk.state().messages.length < 500) complain('too few')
  })
  expect(wrong).toEqual({})
})

it('2: detects a half-open connection within 15 s and loses nothing', async () => {
  const wrong = await wrongOf({}, async ({ say, deaden, connections, random, isExact }, complain) => {
    say()
    await clock.pass(random() * 9_000)
    const [at, dead] = [clock.now(), connections.at(-1)]
    deaden()
    for (let n = 0; n < 12; n += 1) {
      say()
      await clock.pass(random() * 3_000)
    }
    await clock.pass(Math.max(0, at + 20_000 - clock.now()))
    await clock.pass(1_000)
    if (!isIn(dead?.leftAt, at, 15_000)) complain('not found')
    if (!isExact()) complain('not exact')
  })
  expect(wrong).toEqual({})
})

it('3: with 5 % of the frames lost and others reordered, exact within 1 s if frames carry prevId', async () => {
  const weather = { drop: 0.05, delay: 400 }
  const wrong = await wrongOf(weather, async ({ say, frame, page, random, isExact }, complain) => {
    for (let n = 0; n < 40; n += 1) {
      say()
      await clock.pass(random() * 120)
    }
    await clock.pass(400)
    // The last frame arrives, and only now are those before it missed.
    frame(JSON.stringify({ t: 'msg', d: page({}).list[0] }))
    await clock.pass(1_000)
    if (!isExact()) complain('not exact')
  })
  expect(wrong).toEqual({})
})

it('3: the same without prevId: exact within 65 s', async () => {
  const weather = { drop: 0.05, named: false }
  const wrong = await wrongOf(weather, async ({ say, random, isExact }, complain) => {
    for (let n = 0; n < 40; n += 1) {
      say()
      await clock.pass(random() * 120)
    }
    await clock.pass(65_000)
    if (!isExact()) complain('not exact')
  })
  expect(wrong).toEqual({})
})

it.each([
  [
    '4: every frame duplicated, and 200 resent after a disconnect: no duplicates',
    { twice: 1, overlap: 200, delay: 200, before: 400 },
  ],
  ['5: answers 0 to 3 s late, overtaken by frames: exact, and never goes back', { slow: 3_000, drop: 0.1 }],
] as const)('%s', async (_, weather) => {
  const wrong = await wrongOf(weather, async ({ say, frame, page, kill, random, isExact }, complain) => {
    await clock.pass(4_000)
    for (let n = 0; n < 20; n += 1) {
      say()
      if (n === 9) kill()
      await clock.pass(random() * 400)
    }
    await clock.pass(40_000)
    frame(JSON.stringify({ t: 'msg', d: page({}).list[0] }))
    await clock.pass(15_000)
    if (!isExact()) complain('not exact')
  })
  expect(wrong).toEqual({})
})

it.each([50, 51, 200, 201, 5_000])(
  '6: fills a gap of %i with at most five calls, and shows the gap row only if messages are missing',
  async (missed) => {
    const weather = { before: 0 }
    const run = async (
      { talk, say, kill, asks, gateway, server, isExact }: Simulated,
      complain: (what: string) => void,
    ) => {
      say()
      await clock.pass(1_000)
      gateway(false)
      kill()
      for (let n = 0; n < missed; n += 1) say()
      const before = asks.length
      await clock.pass(5_000)
      const { messages, older } = talk.state()
      if (asks.length - before > 5) complain(`${asks.length - before} calls`)
      if (!isExact()) complain('not exact')
      if (older !== messages.length < server.length) complain('the row is wrong')
    }
    expect(await wrongOf(weather, run, missed > 201 ? 100 : ORDERS)).toEqual({})
  },
)

it('6: shows a gap row above the newest page when the service has dropped the last known message', async () => {
  const wrong = await wrongOf({}, async ({ talk, say, kill, forget, server, asks, isExact }, complain) => {
    kill()
    for (let n = 0; n < 5; n += 1) say()
    forget(server.length - 60)
    for (let n = 0; n < 60; n += 1) say()
    forget(server.length - 55)
    const before = asks.length
    await clock.pass(4_000)
    if (asks.length - before > 5) complain('too many calls')
    if (!isExact() || !talk.state().older) complain('not exact')
  })
  expect(wrong).toEqual({})
})

/** The ways of reliability O1 in which a POST fails: whether and when it takes effect, and the answer. */
const FAULTS: Readonly<Record<string, { effect: number | undefined; answer: 'ok' | 'lost' | 'no'; after: number }>> = {
  'lost on the way there': { effect: undefined, answer: 'lost', after: 100 },
  'lost on the way back': { effect: 50, answer: 'lost', after: 100 },
  '503 before': { effect: undefined, answer: 'lost', after: 100 },
  '503 after': { effect: 50, answer: 'lost', after: 100 },
  'a business code': { effect: undefined, answer: 'no', after: 100 },
  'HTML before': { effect: undefined, answer: 'lost', after: 100 },
  'HTML after': { effect: 50, answer: 'lost', after: 100 },
  'cut in half': { effect: 50, answer: 'lost', after: 100 },
  'an expired token': { effect: 600, answer: 'ok', after: 700 },
  'an effect after the time is up': { effect: 11_000, answer: 'lost', after: 10_000 },
  'an answer after the time is up': { effect: 50, answer: 'lost', after: 10_000 },
}
const ECHOES = ['before', 'after', 'never'] as const
const kinds = Object.entries(FAULTS).flatMap(([name, fault]) => ECHOES.map((echo) => ({ name, fault, echo })))

it.each(kinds)('7: POST $name, echo $echo: one message, always one bubble', async ({ fault, echo }) => {
  const run = async (simulated: Simulated, complain: (what: string) => void) => {
    const { talk, say, afterDelay, control, server, kill, gateway } = simulated
    const kept = new Map<string, string>()
    let posts = 0
    const keep = (clientId: string): string => {
      const known = kept.get(clientId)
      if (known !== undefined) return known
      // `never`: the frame is lost with the connection.
      if (echo === 'never') gateway(false)
      if (echo === 'never') kill()
      const messageId = say(clientId)
      kept.set(clientId, messageId)
      return messageId
    }
    control.post = async ({ clientId }: Own) => {
      posts += 1
      if (posts > 1) return afterDelay(() => keep(clientId))
      const { effect, answer, after } = fault
      if (effect !== undefined) clock.at(() => keep(clientId), echo === 'before' ? effect : Math.max(effect, after - 1))
      await new Promise<void>((resolve) => clock.at(resolve, after))
      if (answer === 'no') throw new BusinessError('send', 40_025, '请勿发布联系方式')
      if (answer === 'lost') throw new TypeError('lost')
      return kept.get(clientId) ?? keep(clientId)
    }
    talk.subscribe(() => {
      const { messages, own } = talk.state()
      const bubbles = [...messages, ...own].filter(({ clientId }) => clientId === 'c1').length
      if (bubbles !== 1 && (fault.answer !== 'no' || bubbles > 1)) complain(`${bubbles} bubbles`)
    })
    const before = server.length
    let refused = false
    void talk.send('c1', { kind: 'TEXT', text: '大家好' }).catch(() => (refused = true))
    await clock.pass(12_500)
    const [state] = talk.state().own.map((own) => own.state)
    if (fault.answer === 'no') {
      if (!refused || state !== undefined || server.length > before) complain('taken')
      return
    }
    if (state === 'failed') complain('called failed')
    gateway(true)
    await clock.pass(40_000)
    if (server.length !== before + 1 || posts > 2) complain('sent twice')
    if (talk.state().own.length > 0 || !simulated.isExact()) complain('not exact')
  }
  expect(await wrongOf({}, run, Math.ceil(ORDERS / kinds.length))).toEqual({})
})

it('8: a sent message that is answered before five earlier ones arrive hides none of them', async () => {
  const wrong = await wrongOf(
    { slow: 800 },
    async ({ talk, say, kill, control, random, afterDelay, isExact }, complain) => {
      control.post = ({ clientId }) => {
        kill()
        for (let n = 0; n < 5; n += 1) say()
        return afterDelay(() => say(clientId))
      }
      void talk.send('c1', { kind: 'TEXT', text: '我也在' })
      await clock.pass(random() * 4_000)
      say()
      await clock.pass(12_000)
      if (!isExact() || talk.state().own.length > 0) complain('not exact')
    },
  )
  expect(wrong).toEqual({})
})

it('9: hidden for 5 min, stops requesting after 30 s; on return, one call, current within 1 s', async () => {
  const wrong = await wrongOf({}, async ({ talk, say, hide, asks, tickets, random, isOpen, isExact }, complain) => {
    hide(true)
    await clock.pass(31_000)
    if (isOpen()) complain('still open')
    const [asked, opened] = [asks.length, tickets.length]
    for (let n = 0; n < 10; n += 1) {
      say()
      await clock.pass(random() * 50_000)
    }
    if (asks.length > asked || tickets.length > opened) complain('asked while hidden')
    hide(false)
    talk.wake()
    await clock.pass(1_000)
    if (!isExact()) complain('not current')
    if (asks.length - asked > 1) complain(`${asks.length - asked} calls`)
  })
  expect(wrong).toEqual({})
})

it('10: without a visibility event, a touch brings it up to date within 1 s', async () => {
  const wrong = await wrongOf({}, async ({ talk, say, hide, random, isExact }, complain) => {
    hide(true)
    await clock.pass(31_000 + random() * 300_000)
    for (let n = 0; n < 30; n += 1) say()
    hide(false)
    await clock.pass(random() * 20_000)
    talk.wake()
    await clock.pass(1_000)
    if (!isExact()) complain('not current')
  })
  expect(wrong).toEqual({})
})

it('13: after an announced restart of 60 s, 200 clients make at most six attempts each, spread over 12 s', async () => {
  for (let order = 0; order < 5; order += 1) {
    const clients = Array.from({ length: 200 }, (_, n) => createSimulated(clock, order * 200 + n + 1))
    for (const client of clients) client.open()
    await clock.pass(1_500)
    const at = clock.now()
    for (const { gateway, kill } of clients) {
      gateway(false)
      kill(1012)
    }
    await clock.pass(60_000)
    for (const { gateway } of clients) gateway(true)
    await clock.pass(31_000)
    const tries = clients.map(({ tickets }) => tickets.filter((each) => each > at))
    const firsts = tries.flatMap(([first]) => first ?? [])
    expect(Math.max(...tries.map(({ length }) => length))).toBeLessThanOrEqual(6)
    expect(Math.max(...firsts) - Math.min(...firsts)).toBeGreaterThanOrEqual(12_000)
    expect(clients.filter((client) => !client.isOpen())).toEqual([])
    for (const { talk } of clients) talk.close()
  }
}, 120_000)

it('14: a removed customer sees the reason within 0.5 s and does not reconnect', async () => {
  const wrong = await wrongOf({}, async ({ talk, frame, kill, tickets }, complain) => {
    frame(JSON.stringify({ t: 'kick', d: { reason: 'REMOVED', text: '您已被移出直播间' } }))
    await clock.pass(1)
    kill(4410)
    await clock.pass(499)
    if (talk.state().stopped?.text !== '您已被移出直播间') complain('not shown')
    const before = tickets.length
    talk.wake()
    await clock.pass(60_000)
    if (tickets.length > before) complain('came again')
  })
  expect(wrong).toEqual({})
})

it('18: survives 500 malformed frames and shows later messages', async () => {
  const wrong = await wrongOf(
    {},
    async ({ talk, frame, say, isExact }, complain) => {
      const before = talk.state().messages.length
      for (const text of malformedFrames()) {
        frame(text)
        await clock.pass(20)
      }
      await clock.pass(1_000)
      if (talk.state().messages.length !== before || !isExact()) complain('taken')
      say()
      await clock.pass(500)
      if (!isExact()) complain('the next is not shown')
    },
    2,
  )
  expect(wrong).toEqual({})
})

it('22: disconnected for idling during sleep, it reconnects within 1 s of waking and is exact', async () => {
  const wrong = await wrongOf({}, async ({ talk, frame, say, kill, random, isOpen, isExact }, complain) => {
    await clock.pass(21_000)
    for (let n = 0; n < 20; n += 1) say()
    const wakes = random() < 0.5 ? [0, 300] : [300, 0]
    frame(JSON.stringify({ t: 'kick', d: { reason: 'IDLE', text: '长时间无响应，连接已断开' } }))
    clock.at(() => kill(4408), wakes[0])
    clock.at(() => talk.wake(), wakes[1])
    await clock.pass(1_000)
    if (talk.state().stopped) complain('taken for the end')
    if (!isOpen()) complain('not open')
    await clock.pass(1_000)
    if (!isExact()) complain('not exact')
  })
  expect(wrong).toEqual({})
})

it('25: a recalled message never shows its content, whatever the order of events, and keeps its place', async () => {
  const weather = { slow: 3_000, delay: 400, overlap: 20 }
  const wrong = await wrongOf(weather, async ({ talk, say, kill, recall, random, stillSaid, isExact }, complain) => {
    await clock.pass(4_000)
    for (let n = 0; n < 12; n += 1) {
      const id = say()
      if (random() < 0.2) kill()
      if (random() < 0.2) void talk.older().catch(() => undefined)
      await clock.pass(random() * 400)
      // A lost frame is made up for by the next answer.
      if (random() < 0.4) recall(random() < 0.5 ? id : `m${Math.floor(random() * 60)}`, random() < 0.9)
    }
    kill()
    await clock.pass(45_000)
    if (stillSaid().length > 0) complain('still said')
    if (!isExact()) complain('not exact')
  })
  expect(wrong).toEqual({})
})

it('keeps only the newest of a burst nobody can read, with a gap row above, and makes no requests', async () => {
  const wrong = await wrongOf({}, async ({ talk, say, asks, isExact }, complain) => {
    const before = asks.length
    for (let n = 0; n < 400; n += 1) say()
    await clock.pass(500)
    if (!isExact() || !talk.state().older || talk.state().messages.length !== 200) complain('not the newest')
    if (asks.length > before) complain('asked')
  })
  expect(wrong).toEqual({})
})

it('jumps to a quoted message with what follows, and back to the newest', async () => {
  const wrong = await wrongOf({ before: 400 }, async ({ talk, say, random, isExact }, complain) => {
    const at = Math.floor(random() * 300)
    const jumped = talk.jump(`m${at}`)
    await clock.pass(1_500)
    await jumped
    say()
    await clock.pass(1_000)
    const { messages, older, isBehind } = talk.state()
    if (messages[0]?.messageId !== `m${at}` || messages.length !== (at === 0 ? 51 : 50)) complain('not found')
    if (!isBehind || older !== at > 0) complain('nothing says so')
    talk.atEnd(true)
    await clock.pass(1_000)
    if (!isExact() || talk.state().isBehind) complain('no way back')
  })
  // The way back is deliberate.
  delete wrong['gone back']
  expect(wrong).toEqual({})
})
