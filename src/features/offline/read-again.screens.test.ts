import { expect, it } from 'vitest'
import { kept } from '#test/kept.ts'
import { openScreens } from '#test/sweep/screens.ts'

const BUYER = '13800000002'
const READ = {
  '/course': '股票投资第一课',
  '/course/C101': '股票投资第一课',
  '/course/C101/lesson/C101-03': '资金余额、可用余额、可取余额',
  '/article/A101': '资金余额、可用余额、可取余额',
  '/article/A201': '最近几个交易日两市成交额连续放大',
  '/order/D00020001': 'D00020001',
}

const DATED = /当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容/

const { environment, words, wait, until, open, go } = await openScreens(/course|article|order/, { database: true })

it('C1: courses, lessons, articles and an order are readable offline, dated, and the device stores no mobile number', async () => {
  await open('/home', { as: BUYER })
  for (const [path, seen] of Object.entries(READ)) {
    await go(path)
    expect([path, words()]).toEqual([path, expect.stringContaining(seen)])
    await wait(3_000)
  }
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  for (const [path, seen] of Object.entries(READ)) {
    await go(path)
    expect([path, words()]).toEqual([path, expect.stringContaining(seen)])
    expect([path, words()]).toEqual([path, expect.stringMatching(DATED)])
  }
  const device = await kept()
  expect(device).toContain('D00020001')
  expect(device).not.toContain(BUYER)
})

it('a page whose answer alone is missing shows the error, then itself; the saved pages only if nothing answers', async () => {
  await open('/course/C101', { as: BUYER })
  await wait(3_000)
  await environment.break({ path: '/article/course/number/C105', kind: 'drop', times: 0 })
  await go('/course/C105')
  await until(() => words().includes('网络开小差了'))
  await wait(3_000)
  expect(words()).not.toContain('离线可看')
  await environment.mend()
  await until(() => words().includes('三张表读懂一家公司'))
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go('/course/C110')
  await until(() => words().includes('该页面尚未缓存，联网后可查看'))
})
