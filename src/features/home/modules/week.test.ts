import { expect, test } from 'vitest'
import { dayLabel } from './week.model.ts'

test('only the current day in Shanghai is called today, wherever it is in a saved week', () => {
  const now = Date.UTC(2026, 10, 20, 17)
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => dayLabel(date, now))).toEqual([
    '11-20',
    '今天',
    '11-22',
  ])
})
