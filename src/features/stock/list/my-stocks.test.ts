import { expect, test, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
/** 2026-11-23, a Monday, in Shanghai. */
const at = (clock: string, day = '2026-11-23') => vi.setSystemTime(Date.parse(`${day}T${clock}+08:00`))
const LIST = [
  { symbol: 'SH600901', name: '江岸食品' },
  { symbol: 'SZ300901', name: '海图软件' },
  { symbol: 'SH609905', name: '分红示例' },
]

const { environment, words, wait, until, settle, open, find, press, requests, ask } = await openScreens(/stock/, {
  at: Date.parse('2026-11-23T10:00:00+08:00'),
})

const asGuest = (list = LIST) => open('/stock', { kept: { guestStocks: JSON.stringify(list) } })
const rows = () => [...document.querySelectorAll('ul[aria-label=自选股] > li')].map((row) => row.textContent ?? '')
const SNAPSHOT = '/quotes/v1/snapshot'

test('a guest sees the list of the device, with prices, asks once for all of them, and learns where it could be kept', async () => {
  await asGuest()
  expect(rows()).toHaveLength(3)
  expect(rows()[0]).toMatch(/江岸食品600901\d+\.\d\d[+-]?\d+\.\d\d%/)
  expect(rows()[1]).toMatch(/海图软件300901.*停牌/)
  expect(words()).toContain('交易中')
  expect(words()).toContain('登录后可云端同步')
  expect(words()).toContain('数据仅供参考，不构成投资建议')
  expect(requests('/stock/my/list').length).toBe(0)
  expect(requests(SNAPSHOT).length).toBe(1)
  await wait(5_900)
  expect(requests(SNAPSHOT).length).toBe(2)
})

test.each([
  ['12:00:00', '午间休市'],
  ['16:00:00', '已收盘 11-23 15:00'],
  ['09:05:00', '未开盘'],
  ['03:00:00', '已收盘 11-20 15:00'],
])('at %s it says 「%s」 and asks for nothing', async (clock, line) => {
  at(clock)
  await asGuest()
  expect(words()).toContain(line)
  const before = requests(SNAPSHOT).length
  await wait(60_000)
  expect(requests(SNAPSHOT).length).toBe(before)
})

test('in the auction there is no 0.00 %, before it no price', async () => {
  at('09:20:00')
  await asGuest()
  expect(rows()[0]).toContain('竞价')
  at('09:05:00')
  await asGuest()
  expect(rows()[0]).toMatch(/--.*未开盘/)
})

test('where the quotes service is down, prices are missing and the rest stands', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await asGuest()
  expect(words()).toContain('行情暂不可用')
  expect(rows().map((row) => row.slice(0, 10))).toEqual(['江岸食品600901', '海图软件300901', '分红示例609905'])
  expect(rows()[0]).toContain('--')
})

test('prices seen before are shown without the service, in grey and with their time', async () => {
  await asGuest()
  const kept = Object.fromEntries(Object.entries(localStorage)) as Record<string, string>
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/stock', { kept })
  expect(rows()[0]).toMatch(/截至 11-23 \d\d:\d\d/)
  expect(document.querySelector('[data-stale]')).toBeTruthy()
})

test('an empty list leads to the search; a broken one on the device is empty', async () => {
  await open('/stock', { kept: { guestStocks: '{"nothing' } })
  expect(words()).toContain('还没有自选股')
  expect(document.querySelector('a[href="/stock-search"]')).toBeTruthy()
})

test('a column orders, the suspended one last in both directions', async () => {
  await asGuest()
  await press(/^按涨跌幅排序/)
  expect(rows()[2]).toContain('海图软件')
  await press(/^按涨跌幅排序/)
  expect(rows()[2]).toContain('海图软件')
  await press(/^按涨跌幅排序/)
  expect(rows()[1]).toContain('海图软件')
  await press('沪市')
  expect(rows()).toHaveLength(2)
})

test('what is taken off can be put back for five seconds; then it is gone', async () => {
  await open('/stock', { as: CUSTOMER })
  await ask(CUSTOMER, '/stock/my/add-list', { symbols: LIST.map(({ symbol }) => symbol) })
  await open('/stock', { as: CUSTOMER })
  await press('编辑')
  await press(/^移出江岸食品/)
  expect(words()).toContain('已移出江岸食品')
  await press('撤销')
  await wait(6_000)
  expect(requests('/stock/my/reduce').length).toBe(0)
  await press(/^移出江岸食品/)
  await until(() => requests('/stock/my/reduce').length === 1, 6_000)
  await press('完成')
  expect(rows().some((row) => row.includes('江岸食品'))).toBe(false)
})

test('a row is moved by keys, and the order is kept', async () => {
  await asGuest()
  await press('编辑')
  find(/^移动江岸食品/)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await settle()
  await press('完成')
  expect(rows()[1]).toContain('江岸食品')
  expect(localStorage.getItem('guestStocks')).toMatch(/^\[\{"symbol":"SZ300901"/)
})

test('what a guest had is merged at login, once, and stays on the device where the service refuses', async () => {
  await environment.break({ path: '/stock/my/add-list', kind: 'code', value: 40361, text: '自选股已达上限' })
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST) } })
  expect(localStorage.getItem('guestStocks')).not.toBeNull()
  await environment.reset()
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST.slice(0, 2)) } })
  expect(localStorage.getItem('guestStocks')).toBeNull()
  expect(rows()).toHaveLength(2)
  expect(requests('/stock/my/add-list').length).toBe(1)
})

test('below a customer’s list stands what is written about its stocks, of each kind', async () => {
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST) } })
  for (const kind of ['资讯', '公告', '研报']) {
    await press(kind)
    const list = document.querySelector(`ul[aria-label=${kind}]`)
    expect(list?.querySelectorAll('li').length).toBeGreaterThan(0)
    expect(list?.textContent).toMatch(/江岸食品|海图软件/)
  }
  await asGuest()
  expect(words()).not.toContain('自选股动态')
})
