import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const { open, words, find, until } = await openScreens(/^\/home$/)

it.each([
  ['13800000002', /慢慢学🌱，欢迎回来/, false],
  ['13800000001', /您还没有完成风险测评/, true],
  ['13800000006', /您的风险测评已过期，请重新测评/, true],
  ['13800000005', /您的风险测评将于\d{4}-\d\d-\d\d到期/, true],
])('%s sees %s', async (mobile, line, leadsOn) => {
  await open('/home', { as: mobile })
  await until(() => line.test(words()))
  const action = find(/^(?:去测评|查看)$/)
  expect(action?.getAttribute('href') ?? '').toMatch(leadsOn ? /^\/(?:me|suitability)$/ : /^$/)
  expect(find('登录', document.querySelector('#root main'))).toBeUndefined()
})
