import { expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Has three weeks of entries; has none. */
const [MEMBER, NEW] = ['13800000007', '13800000001']
const DAY = 24 * 3_600_000
const DATED = /当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容/
const PAGES = [
  ['/me/reward', '完成一节课'],
  ['/checkin', '月签到'],
] as const

const { environment, phone, words, wait, open, go, press, find, until } = await openScreens(/checkin|reward/, {
  at: TRADING,
  database: true,
})

it('the next morning 签到 can be pressed before the answer arrives, and yesterday’s copy says nothing of today', async () => {
  await open('/checkin', { as: NEW })
  await press('签到 +5')
  await until(() => words().includes('1 天连续签到'))
  await wait(3_000)
  vi.setSystemTime(Date.now() + DAY)
  await environment.break({ path: '/checkIn/status', kind: 'latency', value: 8_000 })
  phone.open('/checkin')
  let claims = false
  await until(() => {
    claims ||= words().includes('今天已签到')
    return find('签到 +5')
  }, 6_000)
  await until(() => words().includes('今天还没有签到'))
  expect(claims).toBe(false)
})

it('签到 stays done when the phone wakes and nobody tells the time', async () => {
  await open('/checkin', { as: NEW })
  await press('签到 +5')
  await until(() => words().includes('1 天连续签到'))
  await environment.break({ path: '/public/current-time', kind: 'drop', times: 0 })
  vi.setSystemTime(Date.now() + 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(10_000)
  expect(words()).toContain('今天已签到')
  expect(find('签到 +5')).toBeUndefined()
})

it.each(PAGES)('%s, once read, is readable without a network, dated', async (path, seen) => {
  await open(path, { as: MEMBER })
  await until(() => words().includes(seen))
  await wait(3_000)
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go(path)
  await until(() => words().includes(seen))
  expect(words()).toMatch(DATED)
})

it.each(PAGES)('%s stays as it is when the phone wakes and nobody tells the time', async (path, seen) => {
  await open(path, { as: MEMBER })
  await until(() => words().includes(seen))
  await environment.break({ path: '/public/current-time', kind: 'drop', times: 0 })
  // While it sleeps, only its calendar goes on.
  vi.setSystemTime(Date.now() + 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(10_000)
  expect(words()).toContain(seen)
})
