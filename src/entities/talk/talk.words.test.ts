import { afterAll, expect, it, vi } from 'vitest'
import type { TalkMsg } from '#data/timeline/frames.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { toBubbles } from './talk.words.ts'
import { byClock, byOffset } from './time-rows.ts'

const NOON = Date.parse('2026-11-24T12:00:00+08:00')
const MINUTE = 60_000

const rows = (times: readonly number[], make = byClock()) => {
  const row = make()
  return times.map((at) => row(at))
}

it('a time row is shown at the start, after five minutes, and at the start of a day', () => {
  const times = [0, 1, 4.9, 5, 9, 10, 24 * 60 - 1, 24 * 60 + 721].map((at) => NOON + at * MINUTE)
  expect(rows(times)).toEqual(['11-24 12:00', '', '', '12:05', '', '12:10', '11-25 11:59', '11-26 00:01'])
})

it('days are named by the service’s time: today, yesterday, the weekday of the last week', () => {
  const times = [0, 3, 6, 8, 9].map((days) => NOON - (9 - days) * 24 * 60 * MINUTE)
  const named = ['11-15 12:00', '周三 12:00', '周六 12:00', '昨天 12:00', '今天 12:00']
  expect(rows(times, byClock(NOON + 60 * MINUTE))).toEqual(named)
})

it('a message of another year is dated with it', () => {
  const times = [400, 365, 30].map((days) => NOON - days * 24 * 60 * MINUTE)
  expect(rows(times, byClock(NOON))).toEqual(['2025-10-20 12:00', '2025-11-24 12:00', '10-25 12:00'])
})

it('time rows stay in place when older messages are loaded or dropped', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(`times ${seed}`)
    let at = NOON
    const times = Array.from({ length: 40 }, () => (at += random.int(0, 7 * MINUTE)))
    const whole = rows(times)
    const from = random.int(1, 30)
    // The first of a list always has a time.
    expect(rows(times.slice(from)).slice(1), `seed ${seed}`).toEqual(whole.slice(from + 1))
  }
})

it('a wrong clock repeats no day', () => {
  const times = [NOON, NOON - 3 * 86_400_000, Number.NaN, Number.POSITIVE_INFINITY, NOON + MINUTE, 8.64e15 + 1]
  const said = rows(times)
  expect(said.slice(0, 5)).toEqual(['11-24 12:00', '', '', '', ''])
})

it('a recording has one time row a minute, with its position', () => {
  expect(rows([NOON + 5_000, NOON + 59_000, NOON + 61_000], byOffset(NOON))).toEqual(['00:05', '', '01:01'])
})

const message = (over: Partial<TalkMsg>): TalkMsg => ({
  messageId: 'm1',
  kind: 'TEXT',
  sender: { id: 'u', name: '乙', avatarUrl: '', role: 'USER' },
  sentAt: NOON,
  likeCount: 0,
  isLiked: false,
  ...over,
})
const drawn = (over: Partial<TalkMsg>) => toBubbles([message(over)], [], () => undefined)[0]
vi.stubGlobal('location', { origin: 'https://h5.example', href: 'https://h5.example/' })
afterAll(() => void vi.unstubAllGlobals())

it('each kind shows its content, and a text if data is missing', () => {
  const unknown = '暂不支持查看该消息'
  expect(drawn({ text: '您好' })?.text).toBe('您好')
  expect(drawn({ kind: 'IMAGE', mediaUrl: '/files/a.png', mediaW: 750, mediaH: 420 })?.image).toMatchObject({
    width: 180,
    height: 101,
  })
  expect(drawn({ kind: 'IMAGE', mediaUrl: '/files/a.png' })?.image).toMatchObject({ width: 160, height: 160 })
  for (const [mediaW, mediaH] of [
    [0, 10],
    [Number.NaN, 10],
    [1e9, 10],
    [-5, -5],
  ] as const) {
    expect(drawn({ kind: 'IMAGE', mediaUrl: '/files/a.png', mediaW, mediaH })?.image?.width).toBe(160)
  }
  expect(drawn({ kind: 'IMAGE', mediaUrl: 'https://elsewhere.example/a.png' })?.text).toBe(unknown)
  expect(drawn({ kind: 'VIDEO', videoId: 'v1', text: '片名', durationSec: 20 })?.film).toMatchObject({
    videoId: 'v1',
    title: '片名',
    length: ' 20″',
  })
  expect(drawn({ kind: 'VIDEO' })?.text).toBe(unknown)
  expect(drawn({ kind: 'CARD' })?.text).toBe(unknown)
  const card = (url: string, type = 'QUESTION') => drawn({ kind: 'CARD', card: { type, title: '题', url } })?.card
  expect(card('/chat/CR03/qa/QA02')).toEqual({ label: '问答', title: '题', href: '/chat/CR03/qa/QA02' })
  expect(card('/course/C1', '__proto__')?.label).toBe('链接')
  for (const url of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ]) {
    expect(card(url)).toBeUndefined()
  }
})

it('the same message is rendered by the same object until it becomes the customer’s own', () => {
  const one = message({ text: '您好' })
  const [before] = toBubbles([one], [], () => undefined)
  expect(toBubbles([one], [], () => undefined)[0]).toBe(before)
  const [mine] = toBubbles([one], [], () => 'c1')
  expect([mine?.key, mine?.isMine]).toEqual(['c1', true])
})
