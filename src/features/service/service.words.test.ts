import { expect, it } from 'vitest'
import { questions } from './questions.ts'
import { questionsOf, toHours } from './service.words.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const WEEK = {
  hours: '工作日 9:00–12:00、13:30–18:00',
  open: [
    { days: [1, 2, 3, 4, 5], from: '13:30', to: '18:00' },
    { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' },
    { days: [7], from: '18:00', to: '24:00' },
    { days: [6], from: '12:00', to: '09:00' },
  ],
}

it.each([
  ['2026-11-26T08:59:59', '现在是非服务时间，可留言'],
  ['2026-11-26T09:00:00', '客服在线，今天到12:00'],
  ['2026-11-26T12:00:00', '现在是非服务时间，可留言'],
  ['2026-11-26T17:59:59', '客服在线，今天到18:00'],
  ['2026-11-26T18:00:00', '现在是非服务时间，可留言'],
  ['2026-11-28T10:00:00', '现在是非服务时间，可留言'],
  ['2026-11-29T23:59:59', '客服在线，今天到24:00'],
])('at %s the status is %s', (time, says) => {
  expect(toHours(WEEK, at(time)).says).toBe(says)
})

it('on a public holiday the hours of its weekday do not apply', () => {
  const holidays = { ...WEEK, closed: ['2026-10-01'] }
  expect(toHours(holidays, at('2026-10-01T10:00:00'))).toMatchObject({
    says: '现在是非服务时间，可留言',
    ruler: { spans: [] },
  })
  expect(toHours(holidays, at('2026-10-08T10:00:00')).says).toBe('客服在线，今天到12:00')
})

it('without hours or time it is neither open nor closed', () => {
  expect(toHours({ hours: '工作日 9:00–18:00' }, at('2026-11-26T10:00:00'))).toEqual({
    says: '有问题，问客服',
    note: '服务时间 工作日 9:00–18:00',
  })
  expect(toHours(WEEK, undefined).ruler).toBeUndefined()
  expect(toHours(undefined, at('2026-11-26T10:00:00')).note).toBe('')
})

it('questions are found by their words and keywords, in full or half width', () => {
  const found = (words: string) => questionsOf('live', words).map(({ id }) => id)
  expect(found('退款')).toContain('refund-how')
  expect(found('被骗')).toEqual(['order-payee'])
  expect(found('　Ｒ４ 策略 ')).toEqual(['contract-level'])
  expect(found('<b>')).toEqual([])
  expect(found('😀'.repeat(5_000))).toEqual([])
  expect(questionsOf('live', ' ').map(({ group }) => group)).toEqual(['live', 'live', 'live'])
  expect(questionsOf(undefined, '').length).toBeGreaterThan(3)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})
