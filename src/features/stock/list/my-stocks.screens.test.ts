import { fireEvent } from '@testing-library/dom'
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

const { environment, words, wait, until, untilIdle, open, find, press, requests, ask, answer } = await openScreens(
  /stock/,
  {
    at: Date.parse('2026-11-23T10:00:00+08:00'),
  },
)

const asGuest = (list = LIST) => open('/stock', { kept: { guestStocks: JSON.stringify(list) } })
const rows = () => [...document.querySelectorAll('ul[aria-label=自选股] > li')].map((row) => row.textContent ?? '')
const SNAPSHOT = '/quotes/v1/snapshot'

test('a guest sees the device’s list with prices from one request, and where it could be saved', async () => {
  await asGuest()
  expect(rows()).toHaveLength(3)
  expect(rows()[0]).toMatch(/江岸食品600901\d+\.\d\d[+−]?\d+\.\d\d%/)
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
])('at %s it shows 「%s」 and requests nothing', async (clock, line) => {
  at(clock)
  await asGuest()
  expect(words()).toContain(line)
  const before = requests(SNAPSHOT).length
  await wait(60_000)
  expect(requests(SNAPSHOT).length).toBe(before)
})

test('shows no 0.00 % during the auction, and no price before it', async () => {
  at('09:20:00')
  await asGuest()
  expect(rows()[0]).toContain('竞价')
  at('09:05:00')
  await asGuest()
  expect(rows()[0]).toMatch(/--.*未开盘/)
})

test('without the quotes service, prices are missing and the rest remains', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await asGuest()
  expect(words()).toContain('行情暂不可用')
  expect(rows().map((row) => row.slice(0, 10))).toEqual(['江岸食品600901', '海图软件300901', '分红示例609905'])
  expect(rows()[0]).toContain('--')
})

test('earlier prices are shown without the service, greyed out and with their time', async () => {
  await asGuest()
  const kept = Object.fromEntries(Object.entries(localStorage)) as Record<string, string>
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/stock', { kept })
  expect(rows()[0]).toMatch(/截至 11-23 \d\d:\d\d/)
  expect(document.querySelector('[data-stale]')).toBeTruthy()
})

test('an empty list links to the search; a corrupted one on the device counts as empty', async () => {
  await open('/stock', { kept: { guestStocks: '{"nothing' } })
  expect(words()).toContain('还没有自选股')
  expect(document.querySelector('a[href="/stock-search"]')).toBeTruthy()
})

test('a column sorts the list, with suspended stocks last in both directions', async () => {
  await asGuest()
  await press(/^按涨跌幅排序/)
  expect(rows()[2]).toContain('海图软件')
  await press(/^按涨跌幅排序/)
  expect(rows()[2]).toContain('海图软件')
  await press(/^按涨跌幅排序/)
  expect(rows()[1]).toContain('海图软件')
  await press(/^沪市/)
  expect(rows()).toHaveLength(2)
})

test('a removal can be undone for 5 s', async () => {
  await open('/stock', { as: CUSTOMER })
  await ask(CUSTOMER, '/stock/my/add-list', { symbols: LIST.map(({ symbol }) => symbol) })
  await open('/stock', { as: CUSTOMER })
  await press('编辑')
  // A region that comes with its text is not announced.
  const region = document.querySelector('main output')
  await press(/^移出江岸食品/)
  expect(region?.textContent).toBe('已移出江岸食品，可撤销')
  await press('撤销')
  await wait(6_000)
  expect(requests('/stock/my/reduce').length).toBe(0)
  await press(/^移出江岸食品/)
  await until(() => requests('/stock/my/reduce').length === 1, 6_000)
  await press('完成')
  expect(rows().some((row) => row.includes('江岸食品'))).toBe(false)
})

test('a row can be moved by keyboard, and the order is saved', async () => {
  await asGuest()
  await press('编辑')
  find(/^移动江岸食品/)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await untilIdle()
  await press('完成')
  expect(rows()[1]).toContain('江岸食品')
  expect(localStorage.getItem('guestStocks')).toMatch(/^\[\{"symbol":"SZ300901"/)
})

test('a customer’s moved row is moved on the service, and back if it rejects the move', async () => {
  const kept = async () => {
    const list = Object.values(await ask(CUSTOMER, '/stock/my/list')) as { name: string }[] // as the call answers
    return list.map(({ name }) => name)
  }
  const move = async (name: string) => {
    find(new RegExp(`^移动${name}`))?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await untilIdle()
  }
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST) } })
  await press('编辑')
  const [first = '', second = '', ...others] = await kept()
  await move(first)
  expect(await kept()).toEqual([second, first, ...others])
  await environment.break({ path: '/stock/my/sort', kind: 'code', value: 50_000, text: '系统繁忙' })
  await move(second)
  expect(words()).toContain('系统繁忙')
  await press('完成')
  expect(rows()[0]).toContain(second)
  expect(await kept()).toEqual([second, first, ...others])
})

test('a guest’s list is merged once at login, and stays on the device if the service rejects it', async () => {
  await environment.break({ path: '/stock/my/add-list', kind: 'code', value: 40361, text: '自选股已达上限' })
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST) } })
  expect(localStorage.getItem('guestStocks')).not.toBeNull()
  await environment.reset()
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST.slice(0, 2)) } })
  expect(localStorage.getItem('guestStocks')).toBeNull()
  expect(rows()).toHaveLength(2)
  expect(requests('/stock/my/add-list').length).toBe(1)
})

test('a stock that is added as a guest while the list of who has left is merged stays on the device', async () => {
  await open('/stock', { as: CUSTOMER })
  const heard = (key: string) => dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  await environment.break({ path: '/stock/my/add-list', kind: 'latency', value: 2_000 })
  localStorage.setItem('guestStocks', JSON.stringify(LIST.slice(0, 2)))
  heard('guestStocks')
  await wait(400)
  for (const key of ['account', 'accessToken', 'refreshToken']) {
    localStorage.removeItem(key)
    heard(key)
  }
  localStorage.setItem('guestStocks', JSON.stringify(LIST))
  heard('guestStocks')
  await wait(3_000)
  expect(localStorage.getItem('guestStocks')).toContain('SH609905')
})

test('a customer’s list is followed by documents about its stocks, of each kind', async () => {
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST) } })
  for (const kind of ['资讯', '公告', '研报']) {
    await press(kind)
    const list = document.querySelector(`ul[aria-label=${kind}]`)
    expect(list?.querySelectorAll('li').length).toBeGreaterThan(0)
    expect(list?.textContent).toMatch(/(?:江岸食品|海图软件).* · 2026-\d\d-\d\d \d\d:\d\d/)
  }
  await asGuest()
  expect(words()).not.toContain('自选股动态')
})

test('segments are kept in the address and link to existing pages', async () => {
  const leads = () => [...document.querySelectorAll('[role=tabpanel] a')].map((each) => each.getAttribute('href'))
  await asGuest()
  await press('股池')
  expect(location.search).toBe('?tab=pool')
  expect(leads()).toEqual(expect.arrayContaining(['/pool', '/case', '/promo-stock']))
  await press('策略')
  expect(leads()).toEqual(expect.arrayContaining(['/quote-index', '/score']))
  expect(words()).toContain('历史回测不等于实盘')
  await press('诊断')
  expect(words()).toContain('选好股票后登录，回到它的诊断')
  await until(() => leads().some((href) => href?.startsWith('/diagnose/')))
  await open('/stock?tab=pool')
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('股池')
})

/** Drags the first row this far sideways. */
function swipe(by: number, pointerType = 'touch') {
  const [row] = document.querySelectorAll('ul[aria-label=自选股] > li > div')
  if (!row) throw new Error('no row')
  fireEvent.pointerDown(row, { pointerType, clientX: 300 })
  fireEvent.pointerMove(row, { pointerType, clientX: 300 + by / 2 })
  fireEvent.pointerMove(row, { pointerType, clientX: 300 + by })
  fireEvent.pointerUp(row, { pointerType, clientX: 300 + by })
}

test('a swipe to the left removes a row, which can be undone; a short swipe, one to the right and a mouse do not', async () => {
  await asGuest()
  for (const [by, kind] of [[-60], [150], [-150, 'mouse']] as const) swipe(by, kind)
  await untilIdle()
  expect(rows()).toHaveLength(3)
  swipe(-150)
  await untilIdle()
  expect(rows()).toHaveLength(2)
  await press('撤销')
  expect(rows()[0]).toContain('江岸食品')
  swipe(-150)
  await until(() => !localStorage.getItem('guestStocks')?.includes('江岸食品'), 6_000)
})

/** A customer's list as the service would return it. */
const listed = (stocks: readonly { symbol: string; name: string; tags?: string[] }[]) =>
  answer(
    '/stock/my/list',
    stocks.map((stock) => ({ ...stock, addedAt: 1 })),
    0,
  )

test('groups are those named by the service', async () => {
  await listed(LIST.map((stock, at) => ({ ...stock, tags: at === 0 ? ['长期', '食品'] : ['长期'] })))
  await open('/stock', { as: CUSTOMER })
  expect(find(/^沪市/)).toBeUndefined()
  await press(/^食品/)
  expect(rows()).toHaveLength(1)
})

test('the lines of more than sixty stocks are requested in batches', async () => {
  const many = Array.from({ length: 70 }, (_, at) => ({ symbol: `SZ${at + 100_000}`, name: `股票${at}` }))
  await listed([...LIST, ...many])
  await open('/stock', { as: CUSTOMER })
  // The indexes above the list have a line of their own.
  const ofList = requests('/quotes/v1/sparks').filter(({ search = '' }) => !search.includes('SH000001'))
  expect(ofList).toHaveLength(2)
  expect(document.querySelector('ul[aria-label=自选股] svg path')).toBeTruthy()
})

test('a list sorted by price is resorted after 15 s, but not under a finger', async () => {
  const prices = (first: number) =>
    answer(
      '/quotes/v1/snapshot',
      {
        asOf: Date.now(),
        list: LIST.map(({ symbol }, at) => ({ symbol, status: 'TRADING', price: at === 0 ? first : 10 + at })),
      },
      0,
    )
  await prices(50)
  await asGuest()
  await press(/^按最新价排序/)
  expect(rows()[0]).toContain('江岸食品')
  await environment.reset()
  await prices(5)
  fireEvent.pointerDown(document.body)
  await wait(35_000)
  expect(rows()[0]).toMatch(/江岸食品600901.*5\.00/)
  expect(rows()).toHaveLength(3)
  fireEvent.pointerUp(document.body)
  await until(() => rows()[2]?.includes('江岸食品'), 16_000)
})

test('in the opening auction a list is sorted by the indicative prices it shows', async () => {
  at('09:20:00')
  const list = LIST.map(({ symbol }, place) => ({ symbol, status: 'TRADING', refPrice: [10, 30, 20][place] }))
  await answer('/quotes/v1/snapshot', { asOf: Date.now(), list }, 0)
  await asGuest()
  await press(/^按最新价排序/)
  expect(rows().map((row) => /(\d0)\.00/.exec(row)?.[1])).toEqual(['30', '20', '10'])
})

test('while a guest’s list is merged, the list is not shown as empty', async () => {
  const seen: string[] = []
  const watcher = new MutationObserver(() => void seen.push(document.body.textContent))
  watcher.observe(document, { subtree: true, childList: true, characterData: true })
  await environment.break({ path: '/stock/my/add-list', kind: 'latency', value: 3_000 })
  await open('/stock', { as: CUSTOMER, kept: { guestStocks: JSON.stringify(LIST) } })
  await until(() => rows().length === 3, 10_000)
  watcher.disconnect()
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.filter((each) => each.includes('还没有自选股'))).toEqual([])
  // The content below comes with it.
  expect(seen.filter((each) => each.includes('自选公告') && !each.includes('江岸食品'))).toEqual([])
})
