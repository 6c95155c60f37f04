import { expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { boughtOf } from './bought.ts'

/** Has a running course (K110) and a running pool (K302). */
const MEMBER = '13800000007'
/** Has an order of every status; one of them is signed today. */
const TRADER = '13800000031'

const { words, wait, open, press } = await openScreens(/order|checkout/)

const links = () => [...document.querySelectorAll('#root a')].map((a) => `${a.textContent} ${a.getAttribute('href')}`)
const clock = () => document.querySelector('section[aria-label=退款时钟]')?.textContent

it.each([
  ['COURSE', { kind: 'COURSE', id: 'C1' }, '/course/C1'],
  ['COURSE', undefined, '/me/course'],
  ['PACKAGE', { kind: 'SERIES', id: 'SR1' }, '/course/series/SR1'],
  ['COLUMN', { kind: 'COLUMN', id: 'CL1' }, '/article?column=CL1'],
  ['COLUMN', undefined, '/column'],
  ['STRATEGY', { kind: 'CASES', id: 'CC01' }, '/case/channel/CC01', '查看服务'],
  ['POOL', { kind: 'POOL', id: 'RC02' }, '/pool?column=RC02', '查看服务'],
  ['POOL', undefined, '/pool', '查看服务'],
  ['CHAT', { kind: 'CHAT', id: 'CR02' }, '/chat/CR02', '查看服务'],
  ['CHAT', undefined, '/chat', '查看服务'],
  ['CHAT', { kind: 'ROOM', id: 'LR06' }, '/live/LR06', '查看服务'],
  ['SERVICE', { kind: 'NEWER', id: 'X' }, undefined, '查看服务'],
  ['STRATEGY', undefined, undefined, '查看服务'],
  ['PACKAGE', undefined, undefined, '查看服务'],
])('a running %s that opens %o leads to %s', (kind, opens, href, label = '开始学习') => {
  const sku = { kind, opens } as Parameters<typeof boughtOf>[0]['sku'] // only these fields matter here
  expect(boughtOf({ status: 'IN_SERVICE', sku })).toMatchObject({ href, label })
  for (const status of ['PAID', 'FINISHED', 'REFUNDING', 'WAIT_PAY']) expect(boughtOf({ status, sku })).toBeUndefined()
})

it('the list of orders leads to what runs', async () => {
  await open('/me/order', { as: MEMBER })
  expect(links()).toContain('开始学习 /course/C110')
  expect(links()).toContain('查看服务 /pool?column=RC02')
})

it.each(['', '/result'])('an order%s leads to its course', async (page) => {
  await open(`/order/D00070001${page}`, { as: MEMBER })
  expect(links()).toContain('开始学习 /course/C110')
})

it('a service without a page is asked for, with the contacts', async () => {
  // The day after the payment, when the package begins.
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  await open('/order/D00310005', { as: TRADER })
  expect(words()).toContain('服务内容由您的投资顾问提供，请联系客服')
  await press(/^查看服务/)
  expect(document.querySelector('#root dialog[open]')?.textContent).toContain('400-000-0000')
})

it('the result offers the person who serves, by a code', async () => {
  await open('/order/D00070001/result', { as: MEMBER })
  await press(/^添加专属顾问/)
  const sheet = document.querySelector('#root dialog[open]')
  expect(sheet?.querySelector('img')?.getAttribute('src')).toMatch(/\/files\/qr\/S\d+\.png$/)
  expect(sheet?.textContent).toContain('长按识别二维码')
})

it('the refund clock runs on the order from its payment on, and says what could be had back today', async () => {
  await open('/order/D00310005', { as: TRADER })
  const first = clock()
  expect(first).toMatch(/冷静期剩余\d天\d\d:\d\d:\d\d今天可退¥12,800\.00/)
  await wait(2_000)
  expect(clock()).not.toBe(first)
  await open('/order/D00310005/result', { as: TRADER })
  expect(clock()).toMatch(/冷静期剩余\d天/)
  await open('/order/D00310006', { as: TRADER })
  expect(clock()).toMatch(/冷静期已结束今天可退¥[\d,.]+已服务 \d+ 天，共 \d+ 天/)
  await open('/order/D00310003', { as: TRADER })
  expect(clock()).toBeUndefined()
})

it('the gates of a purchase say why, how long and who sees the data, and go on elsewhere without a session', async () => {
  await open('/checkout/K301', { as: MEMBER })
  expect(words()).toMatch(/下单前确认（已完成 \d\/\d）/)
  for (const each of [
    '只提供与之匹配的服务\u00A0· 约5分钟',
    '数据仅提供给本公司、电子签名机构',
    '费用只付至公司账户',
  ]) {
    expect(words()).toContain(each)
  }
  await press(/^换一台设备继续/)
  const code = document.querySelector('#root dialog[open] svg[role=img]')
  expect(code?.getAttribute('aria-label')).toBe('扫码在另一台设备继续办理')
  expect(document.querySelector('#root dialog[open]')?.textContent).toContain('不含登录信息')
})
