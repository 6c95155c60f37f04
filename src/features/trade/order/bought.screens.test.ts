import { expect, it, vi } from 'vitest'
import { day } from '#lib/time/dates.ts'
import { firstPages } from '#app/routes/first-pages.ts'
import { lazyPages } from '#app/routes/lazy-pages.ts'
import { createContent } from '#test/service/seed/content.ts'
import { today } from '#test/service/seed/days.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { boughtOf } from './bought.ts'

/** Has a running course (K110) and a running pool (K302). */
const MEMBER = '13800000007'
/** Has an order of every status; one of them is signed today. */
const TRADER = '13800000031'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const { words, wait, until, open, press, ask, answer, environment } = await openScreens(/order|checkout/)

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
  ['STRATEGY', { kind: 'STRATEGY', id: 'ST03' }, '/strategy/ST03', '查看服务'],
  ['STRATEGY', undefined, '/me/strategy', '查看服务'],
  ['PACKAGE', { kind: 'PACKAGE', id: 'PK01' }, '/strategy-package/PK01', '查看服务'],
  ['PACKAGE', undefined, '/me/strategy', '查看服务'],
])('a running %s that opens %o links to %s', (kind, opens, href, label = '开始学习') => {
  const sku = { kind, opens } as Parameters<typeof boughtOf>[0]['sku'] // only these fields matter here
  expect(boughtOf({ status: 'IN_SERVICE', sku })).toMatchObject({ href, label })
  for (const status of ['PAID', 'FINISHED', 'REFUNDING', 'WAIT_PAY']) expect(boughtOf({ status, sku })).toBeUndefined()
})

it('every service on sale leads to a page of ours, none to the hotline alone', () => {
  const skus = [...createContent(today(Date.now())).skus.values()]
  const patterns = [...firstPages, ...lazyPages].map(
    ({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
  )
  const lost = skus.filter((sku) => {
    const opens = sku.opens ?? (sku.courseNumber === undefined ? undefined : { kind: 'COURSE', id: sku.courseNumber })
    const [path = ''] = boughtOf({ status: 'IN_SERVICE', sku: { ...sku, opens } })?.href?.split('?') ?? []
    return !patterns.some((pattern) => pattern.test(path))
  })
  expect(lost.map(({ skuId }) => skuId)).toEqual([])
  expect(skus.length).toBeGreaterThan(15)
})

it('the list of orders links to running services', async () => {
  await open('/me/order', { as: MEMBER })
  expect(links()).toContain('开始学习 /course/C110')
  expect(links()).toContain('查看服务 /pool?column=RC02')
})

it.each(['', '/result'])('an order%s links to its course', async (page) => {
  await open(`/order/D00070001${page}`, { as: MEMBER })
  expect(links()).toContain('开始学习 /course/C110')
})

it('a service without a page offers the contacts', async () => {
  // The day after the payment, when the package begins.
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  const order = (await ask(TRADER, '/orders/detail/v2', { orderNumber: 'D00310005' })) as { sku: object }
  await answer('/orders/detail/v2', { ...order, sku: { ...order.sku, kind: 'SERVICE', opens: undefined } }, 0)
  await open('/order/D00310005', { as: TRADER })
  expect(words()).toContain('服务内容由您的投资顾问提供，请联系客服')
  await press(/^查看服务/)
  expect(document.querySelector('#root dialog[open]')?.textContent).toContain('400-000-0000')
})

it('the result page shows the adviser’s QR code', async () => {
  await open('/order/D00070001/result', { as: MEMBER })
  await press(/^添加专属顾问/)
  const sheet = document.querySelector('#root dialog[open]')
  expect(sheet?.querySelector('img')?.getAttribute('src')).toMatch(/\/files\/qr\/S\d+\.png$/)
  expect(sheet?.textContent).toContain('长按识别二维码')
})

it('the order shows the cooling-off countdown from its payment on, and today’s refundable amount', async () => {
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

/** The same answer from a service that omits the gates. product A28 */
function withoutGates(answer: Record<string, unknown>): Record<string, unknown> {
  const gate = /^need(Eval|Sign|Face|Realname)$/
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name]) => !gate.test(name))
      .map(([name, value]) => [name, name === 'sku' ? withoutGates(Object(value) as Record<string, unknown>) : value]),
  )
}

it('without gates from the service, a strategy still has contract, face check and cooling-off period', async () => {
  await answer('/orders/sku/detail', withoutGates(await ask(MEMBER, '/orders/sku/detail?skuId=K301')), 0)
  await open('/checkout/K301', { as: MEMBER })
  expect(words()).toMatch(/下单后合同签署.+人脸核验.+付款/)

  const order = await ask(TRADER, '/orders/detail/v2', { orderNumber: 'D00310005' })
  await answer('/orders/detail/v2', withoutGates(order), 0)
  await open('/order/D00310005', { as: TRADER })
  expect(clock()).toMatch(/^冷静期剩余.+可书面通知解除合同，全额退款/)
})

it('the contract can be cancelled until its date by the service’s clock, whatever the device’s', async () => {
  vi.setSystemTime(Date.now() + 10 * DAY)
  await environment.control('/clock', { offset: -10 * DAY })
  await open('/order/D00310005', { as: TRADER })
  await until(() => /解除合同.*可书面通知解除合同，全额退款/.test(words()))
})

it('at midnight in Shanghai the amount is requested again; until then it shows its date', async () => {
  // A service past its cooling-off period: every day costs its share.
  const midnight = Math.ceil((Date.now() + 8 * HOUR) / DAY) * DAY - 8 * HOUR
  const amount = () => Number(/¥([\d,.]+)/.exec(clock() ?? '')?.[1]?.replaceAll(',', ''))
  vi.setSystemTime(midnight - 60_000)
  await open('/order/D00310006', { as: TRADER })
  const before = amount()
  expect(clock()).toContain('今天可退')
  await environment.break({ path: '/orders/detail/v2', kind: 'drop' })
  await wait(61_000)
  expect(clock()).toContain(`${day(midnight - 1).slice(5)} 可退`)
  expect(amount()).toBe(before)
  await until(() => clock()?.includes('今天可退'))
  expect(amount()).toBeLessThan(before)
})

it('the purchase steps explain why, how long and who sees the data, and continue elsewhere without a session', async () => {
  await open('/checkout/K301', { as: MEMBER })
  expect(words()).toMatch(/下单前确认（已完成 \d\/\d）/)
  for (const each of ['只提供与之匹配的服务约5分钟', '数据仅提供给本公司、电子签名机构', '费用只付至公司账户']) {
    expect(words()).toContain(each)
  }
  await press(/^换一台设备继续/)
  const code = document.querySelector('#root dialog[open] svg[role=img]')
  expect(code?.getAttribute('aria-label')).toBe('扫码在另一台设备继续办理')
  expect(document.querySelector('#root dialog[open]')?.textContent).toContain('不含登录信息')
})
