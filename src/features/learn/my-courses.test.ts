import { expect, test } from 'vitest'
import { untilOf } from './my-courses.model.ts'

const DAY = 86_400_000
const now = Date.UTC(2026, 2, 1, 4)

test('the last seven days of a course are counted, each begun day as one', () => {
  const soon = (left: number) => untilOf(now + left, now).soon
  expect([8 * DAY, 7 * DAY + 1, 7 * DAY, 6.5 * DAY, 1, 0, -DAY].map(soon)).toEqual([
    '',
    '',
    '7天后到期',
    '7天后到期',
    '1天后到期',
    '已到期',
    '已到期',
  ])
  expect(untilOf(now, now).until).toBe('有效期至 2026-03-01')
  expect(untilOf(undefined, now)).toEqual({ until: '长期有效', soon: '' })
})
