import { expect, test } from 'vitest'
import { nickError, nickPause } from './profile.words.ts'

const rule = { min: 2, max: 12 }

test.each([
  ['慢', '昵称须为2–12个字'],
  ['慢慢学🌱', ''],
  ['一二三四五六七八九十一二三', '昵称须为2–12个字'],
  ['号12345', '昵称含有不允许的内容'],
  ['号1234', ''],
  ['<b>a', '昵称含有不允许的内容'],
])('the nickname %s: %s', (name, error) => expect(nickError(name, rule)).toBe(error))

test('the waiting time is counted in started days', () => {
  expect(nickPause(rule, 5)).toBe('')
  expect(nickPause({ ...rule, nextChangeAt: 5 }, 5)).toBe('')
  expect(nickPause({ ...rule, nextChangeAt: 6 }, 5)).toBe('1天后可再次修改')
  expect(nickPause({ ...rule, nextChangeAt: 86_500_000 }, 5)).toBe('2天后可再次修改')
  // Its clock is a little behind the service's.
  expect(nickPause({ ...rule, nextChangeAt: 30 * 86_400_000 + 300 }, 5)).toBe('30天后可再次修改')
})
