import { expect, test } from 'vitest'
import { toRunning } from './me.words.ts'

const NOW = Date.UTC(2026, 10, 23)
const DAY = 86_400_000
const service = (name: string, rest: { startAt?: number; expireAt?: number } = {}, path = '/course/C101') => ({
  kind: 'COURSE' as const,
  name,
  links: [{ name: '继续学习', path }],
  ...rest,
})
const all = () => true

test('services are sorted by their end, with the days and the fraction of the term left', () => {
  const found = toRunning(
    [
      service('没有期限'),
      service('还有半程', { startAt: NOW - 100 * DAY, expireAt: NOW + 100 * DAY }),
      service('快到期', { startAt: NOW - 90 * DAY, expireAt: NOW + 10 * DAY }),
      service('已到期', { expireAt: NOW }),
    ],
    NOW,
    all,
  )
  expect(found.map(({ title, left, part, soon }) => [title, left, part, soon])).toEqual([
    ['快到期', '10天', 0.1, true],
    ['还有半程', '100天', 0.5, false],
    ['没有期限', '长期', 1, false],
  ])
})

test('a term without a start is drawn full, and a service without a page is left out', () => {
  expect(toRunning([service('课', { expireAt: NOW + DAY })], NOW, all)[0]?.part).toBe(1)
  expect(toRunning([service('课', {}, '/none')], NOW, (path) => path !== '/none')).toEqual([])
})

test('while the time is unknown nothing has expired and no days are counted', () => {
  const services = [service('没有期限'), service('有期限', { startAt: NOW - DAY, expireAt: NOW + DAY })]
  const shown = toRunning(services, undefined, all).map(({ note, left, part, soon }) => [note, left, part, soon])
  expect(shown).toEqual([
    ['2026-11-24 08:00到期，不自动续费', '', 1, false],
    ['长期有效', '长期', 1, false],
  ])
})
