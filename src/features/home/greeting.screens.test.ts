import { expect, it } from 'vitest'
import { ALL, readMessages } from '#entities/message/read.ts'
import { ownKey } from '#session/own-keys.ts'
import { openScreens } from '#test/sweep/screens.ts'

const { environment, open, words, find, until, requests } = await openScreens(/^\/home$/)

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

it('the bell counts unread messages once the page has its content, until another tab has read all of them', async () => {
  await environment.break({ path: '/app/config/index-list', kind: 'latency', value: 5_000, times: 0 })
  const opened = open('/home', { as: '13800000005' })
  await until(() => requests('/app/config/index-list').length > 0)
  const bell = () => document.querySelector('#root a[href="/me/notice"]')?.textContent
  expect([bell(), requests('/vip-notice').length]).toEqual(['消息', 0])
  await opened
  await until(() => /^消息\d+条未读$/.test(bell() ?? ''))
  const key = ownKey(localStorage.getItem('account') ?? '', readMessages.name)
  localStorage.setItem(key, JSON.stringify([{ id: ALL, at: Date.now() }]))
  dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  await until(() => bell() === '消息')
})
