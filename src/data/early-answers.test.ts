import { expect, it, vi } from 'vitest'
import { catalogUpdateVisitCount } from '#api/domains/learn/course.ts'
import { currentTime } from '#api/domains/public.ts'
import { openEnvelope } from '#api/envelope.ts'
import { TimeoutError } from '#api/errors.ts'
import { callKey } from '#api/key.ts'
import type { Send } from '#api/send.ts'
import { createEarlyAnswers } from './early-answers.ts'

const key = callKey(currentTime, {})

function early(parts: { answer?: () => Promise<unknown>; envelope?: unknown } = {}) {
  const clock = { now: 1_000, account: 'a' }
  const send = vi.fn<() => Promise<unknown>>(parts.answer ?? (async () => ({ now: 1 })))
  const answers = createEarlyAnswers({
    send: send as unknown as Send, // only what was requested matters here, not its type
    account: () => clock.account,
    now: () => clock.now,
    inline: 'envelope' in parts ? { key, open: async (call) => openEnvelope(call, parts.envelope) } : undefined,
  })
  return { ...answers, clock, sent: send }
}

it('prefetches once however often the link is pressed, and hands the answer to a single screen', async () => {
  const { request, take, sent } = early()
  request(currentTime, {}, key)
  request(currentTime, {}, key)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(await take(currentTime, key)).toEqual({ data: { now: 1 }, savedAt: 1_000 })
  expect(take(currentTime, key)).toBeUndefined()
})

it('never prefetches a call with side effects, even a GET', () => {
  const { request, sent } = early()
  request(catalogUpdateVisitCount, { catalogId: 'C1-1' }, 'GET /x')
  expect(sent).not.toHaveBeenCalled()
})

it('drops prefetched answers that failed or were not used in time', async () => {
  const { request, take, clock } = early()
  request(currentTime, {}, key)
  clock.now += 5_000
  expect(take(currentTime, key)).toBeUndefined()
  const failing = early({ answer: () => Promise.reject(new Error('no')) })
  failing.request(currentTime, {}, key)
  await new Promise((resolve) => setTimeout(resolve))
  expect(failing.take(currentTime, key)).toBeUndefined()
})

it.each([
  ['a prefetched one', {}],
  ['the one of the document', { envelope: { code: 0, data: { now: 1 }, message: '' } }],
])('never hands an answer to another account: %s', (_, parts) => {
  const { request, take, clock } = early(parts)
  if (!('envelope' in parts)) request(currentTime, {}, key)
  clock.account = 'b'
  expect(take(currentTime, key)).toBeUndefined()
})

it('hands over the inline answer once, parsed, however late the screen mounts', async () => {
  const { take, clock } = early({ envelope: { code: 0, data: { now: 8 }, message: '' } })
  clock.now += 60_000
  expect(await take(currentTime, key)).toEqual({ data: { now: 8 }, savedAt: 61_000 })
  expect(take(currentTime, key)).toBeUndefined()
})

it.each([
  ['failed', null],
  ['was rejected', { code: 40_401, data: null, message: '已下线' }],
  ['has another shape', { code: 0, data: { time: 8 }, message: '' }],
])('lets the screen request it when the inline request %s', async (_, envelope) => {
  expect(await early({ envelope }).take(currentTime, key)).toBeUndefined()
})

it('fails without a second wait when the inline request timed out', async () => {
  const late = createEarlyAnswers({
    send: () => new Promise(() => undefined),
    account: () => 'a',
    now: () => 0,
    inline: { key, open: () => Promise.reject(new TimeoutError('GET /x', 'late')) },
  })
  await expect(late.take(currentTime, key)).rejects.toThrow('late')
})
