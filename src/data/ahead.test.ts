import { expect, it, vi } from 'vitest'
import { catalogUpdateVisitCount } from '#api/domains/learn/course.ts'
import { publicCourseDetail } from '#api/domains/public.ts'
import { callKey } from '#api/key.ts'
import type { Send } from '#api/send.ts'
import { createAhead } from './ahead.ts'

function stand(answer: () => Promise<unknown> = async () => ({ number: 'C1' })) {
  const clock = { now: 1_000, account: 'a' }
  const send = vi.fn<() => Promise<unknown>>(answer)
  // Only what was asked matters here, not its type.
  return {
    clock,
    send,
    ahead: createAhead({ send: send as unknown as Send, account: () => clock.account, now: () => clock.now }),
  }
}
const key = callKey(publicCourseDetail, { number: 'C1' })

it('asks once however often the link is touched, and hands the answer to one screen', async () => {
  const { ahead, send } = stand()
  ahead.request(publicCourseDetail, { number: 'C1' })
  ahead.request(publicCourseDetail, { number: 'C1' })
  expect(send).toHaveBeenCalledTimes(1)
  expect(await ahead.take(key)).toEqual({ data: { number: 'C1' }, savedAt: 1_000 })
  expect(ahead.take(key)).toBeUndefined()
})

it('never asks for what changes something, even by GET', () => {
  const { ahead, send } = stand()
  ahead.request(catalogUpdateVisitCount, { catalogId: 'C1-1' })
  expect(send).not.toHaveBeenCalled()
})

it('forgets an answer nobody came for, and one that failed', async () => {
  const { ahead, clock } = stand()
  ahead.request(publicCourseDetail, { number: 'C1' })
  clock.now += 5_000
  expect(ahead.take(key)).toBeUndefined()
  const failing = stand(() => Promise.reject(new Error('no')))
  failing.ahead.request(publicCourseDetail, { number: 'C1' })
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(failing.ahead.take(key)).toBeUndefined()
})

it('gives no answer of one account to another', () => {
  const { ahead, clock } = stand()
  ahead.request(publicCourseDetail, { number: 'C1' })
  clock.account = 'b'
  expect(ahead.take(key)).toBeUndefined()
})
