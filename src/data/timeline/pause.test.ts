import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createClock } from '#test/talk/clock.ts'
import { messageOf } from '#test/talk/message.ts'
import { type Run, wrongOrders } from '#test/talk/orders.ts'

let clock = createClock()
beforeAll(() => void (clock = createClock()))
afterAll(() => void vi.unstubAllGlobals())

const unknownId = (n: number) => ({ t: 'msg', d: messageOf(`x${n}`, { prevId: `nobody${n}` }) })
const sameId = () => ({ t: 'msg', d: messageOf('x', { prevId: 'nobody' }) })
const emptyId = (n: number) => ({ t: 'msg', d: messageOf(`x${n}`, { prevId: '' }) })
const circle = (n: number) => ({ t: 'msg', d: messageOf(`x${n}`, { prevId: `x${n + 1}` }) })
const forgotten = () => ({ t: 'notice', d: { code: 40_401, text: '消息不存在' } })
const both = (n: number) => (n % 2 === 0 ? unknownId(n) : forgotten())

it.each([
  ['unknown previous messages', unknownId],
  ['one unknown previous message', sameId],
  ['an empty previous message', emptyId],
  ['a circle of messages', circle],
  ['notices that the last message is unknown', forgotten],
  ['both', both],
] as const)('makes few requests when a gateway sends %s twenty times a second', async (_, odd) => {
  const run: Run = async ({ say, frame, page, asks, random, isExact }, complain) => {
    const before = asks.length
    for (let n = 0; n < 1_200; n += 1) {
      frame(JSON.stringify(odd(n)))
      await clock.pass(50)
    }
    // At 0, 1, 3, 7, 15, 31 s, each up to 0.3 s later.
    if (asks.length - before > 7) complain(`${asks.length - before} requests in a minute`)
    // The first of two messages is lost, so it is requested when the pause is over: then no later.
    for (const wait of [31_000, 1_000, 1_000]) {
      say()
      say()
      frame(JSON.stringify({ t: 'msg', d: page({}).list[0] }))
      await clock.pass(wait)
      if (!isExact()) complain(`not exact after ${wait} ms`)
      await clock.pass(random() * 3_000)
    }
  }
  expect(await wrongOrders(clock, { drop: 1 }, run, 3)).toEqual({})
})
