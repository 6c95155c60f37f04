import { expect, onTestFinished, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { asOf, book, head, LIES, nowPrice, picture } from '#test/stock/sight.ts'

/** Each part of the quotes service broken separately: the rest of the page works, and nothing shown is wrong. */
const CUSTOMER = '13800000004'
const LIST = JSON.stringify([
  { symbol: 'SH600901', name: '江岸食品' },
  { symbol: 'SZ300901', name: '海图软件' },
])

const { environment, phone, words, wait, untilIdle, until, open, press, requests, ask } = await openScreens(
  /stock|home|article|diagnose|case/,
  {
    at: TRADING,
  },
)

/** From now on the phone receives the quotes service's answers through this function; `path` without its prefix. */
function through(change: (path: string, body: string) => string) {
  const send = globalThis.fetch
  onTestFinished(() => void (globalThis.fetch = send))
  globalThis.fetch = async (target, init) => {
    const answer = await send(target, init)
    const path = /\/quotes\/v1\/(\w+)/.exec(target instanceof Request ? target.url : target.toString())?.[1]
    if (path === undefined) return answer
    return new Response(change(path, await answer.text()), { status: answer.status, headers: answer.headers })
  }
}

/** A service that can go back to its first answers. */
function recorded() {
  const first = new Map<string, string>()
  let back = false
  through((path, body) => {
    if (!first.has(path)) first.set(path, body)
    return back ? (first.get(path) ?? body) : body
  })
  return { goBack: (now: boolean) => void (back = now) }
}

/** Simulates a return to the page: everything is requested again. */
const look = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await untilIdle()
}

test('while every part is slow the page shows its texts, and numbers appear as they arrive', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'latency', value: 6_000, times: 0 })
  phone.wipe({ guestStocks: LIST })
  phone.open('/stock/SH600901')
  await until(() => phone.title() === '江岸食品 600901')
  await wait(2_000)
  expect(head()).toMatch(/^\s*--\s*今开最高/)
  expect([words(), head()]).toEqual([
    expect.stringContaining('数据仅供参考，不构成投资建议'),
    expect.not.stringMatching(LIES),
  ])
  await until(() => /交易中\d+\.\d\d/.test(head()) && /分时，10:2/.test(picture()))
  expect(words()).not.toContain('行情暂不可用')
})

test('a service that jumps back in time reverts no price, minute, order or state; later data is shown', async () => {
  const service = recorded()
  await open('/stock/SH600901', { as: CUSTOMER })
  await untilIdle()
  await wait(130_000)
  const before = [nowPrice(), asOf(), picture(), book()?.querySelector('table')?.textContent]
  expect(before.slice(1, 3)).toEqual([expect.stringMatching(/10:2[12]/), expect.stringMatching(/，10:2[23] /)])
  service.goBack(true)
  await wait(40_000)
  await look()
  await wait(20_000)
  expect([nowPrice(), asOf(), picture(), book()?.querySelector('table')?.textContent]).toEqual(before)
  // The price is grey, chart and order book say that they are outdated.
  expect(document.querySelector('section[aria-label=行情] [data-tone]')?.getAttribute('data-tone')).toBe('flat')
  expect(words().split('以上为此前收到的数据')).toHaveLength(3)
  expect(words()).not.toMatch(LIES)
  expect(words()).not.toContain('当前离线')
  service.goBack(false)
  await until(() => /，10:2[4-9] /.test(picture()) && asOf() > (before[1] ?? ''), 180_000)
  await until(() => !words().includes('以上为此前收到的数据'), 180_000)
})

test('nor do candles, sparklines or indexes go back', async () => {
  const service = recorded()
  await open('/stock/SH600901', { as: CUSTOMER })
  await press('日K')
  await wait(70_000)
  await look()
  const closed = picture()
  service.goBack(true)
  for (let time = 0; time < 3; time++) await look()
  expect(picture()).toBe(closed)

  for (const [path, shown] of [
    ['/stock', () => document.querySelector('ul[aria-label=自选股] svg path')?.getAttribute('d')],
    ['/home', () => document.querySelector('ul[aria-label=指数]')?.textContent],
  ] as const) {
    service.goBack(false)
    await open(path, { kept: { guestStocks: LIST } })
    await until(shown)
    // Intraday lines are refreshed each minute.
    await wait(130_000)
    const newest = shown()
    service.goBack(true)
    await wait(70_000)
    expect(shown()).toBe(newest)
    expect(words()).not.toMatch(LIES)
  }
})

test.each([
  ['a day ahead', 26 * 3_600_000],
  ['forty days late', -40 * 86_400_000],
])('a quotes service whose clock is %s is followed by its own clock', async (_, away) => {
  const moments = /"(now|nextAt|asOf|at)":(\d{13})/g
  through((_path, body) => body.replace(moments, (_whole, name, at) => `"${name}":${Number(at) + away}`))
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toMatch(/^交易中\d+\.\d\d/)
  await press('日K')
  expect(picture()).toMatch(/至2026-11-23，收盘\d/)
  await press('分时')
  const before = requests('/quotes/v1/snapshot').length
  await wait(60_000)
  // Every five seconds, give or take one.
  expect(requests('/quotes/v1/snapshot').length - before).toBeGreaterThan(8)
  expect(requests('/quotes/v1/snapshot').length - before).toBeLessThan(17)
  // Its trade date is not its current date.
  expect(picture()).toMatch(/分时，11-23 10:2[12] /)
  expect(words()).not.toMatch(LIES)
})

test.each([
  ['two days ahead', 48 * 3_600_000],
  ['forty days late', -40 * 86_400_000],
])('a device whose clock is %s shows the service’s times', async (_, away) => {
  vi.setSystemTime(TRADING + away)
  await environment.control('/clock', { offset: -away })
  await open('/stock/SH600901')
  expect(head()).toMatch(/^交易中\d+\.\d\d/)
  expect(asOf()).toBe('11-23 10:20')
  await wait(70_000)
  expect([asOf(), picture()]).toEqual(['11-23 10:21', expect.stringMatching(/分时，10:2[12] /)])
  await press('日K')
  expect(picture()).toMatch(/至2026-11-23，收盘\d/)
  expect(words()).not.toMatch(LIES)
})

test('a price without a timestamp has the time of its answer', async () => {
  through((_path, body) => body.replace(/,"at":\d+/g, ''))
  await open('/stock/SH600901')
  expect([nowPrice(), asOf()]).toEqual([expect.stringMatching(/^\d+\.\d\d$/), '11-23 10:20'])
  await open('/stock/SZ002901')
  expect([nowPrice(), asOf()]).toEqual(['--', ''])
})

test('a list without prices says so; prices that failed to refresh twice are greyed out, each with its time', async () => {
  const rows = () => [...document.querySelectorAll('ul[aria-label=自选股] > li')]
  const old = () => rows().map((each) => each.querySelector('[data-stale]') !== null)
  await environment.break({ path: '/quotes/v1/snapshot', kind: 'html', times: 0 })
  await open('/stock', { kept: { guestStocks: LIST } })
  expect(words()).toContain('行情暂不可用')
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^江岸食品600901--/),
    expect.stringMatching(/^海图软件300901--/),
  ])
  await environment.reset()
  await open('/stock', { kept: { guestStocks: LIST } })
  await environment.break({ path: '/quotes/v1/snapshot', kind: 'drop', times: 0 })
  await look()
  expect(old()).toEqual([false, false])
  await look()
  expect(old()).toEqual([true, true])
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^江岸食品600901 截至 11-23 10:20\d/),
    expect.stringMatching(/^海图软件300901 截至 2026-08-27\d.*停牌/),
  ])
})

/** The other pages with stocks, and their texts without the quotes service. */
test.each([
  ['/article/A201', CUSTOMER, /截至 11-20 15:00江岸食品 ?600901\d+\.\d\d/],
  ['/stock-alert', CUSTOMER, /600901 · 2026-11-/],
  ['/diagnose/SZ000901', CUSTOMER, /000901诊断/],
  ['/stock-search?q=600901', CUSTOMER, /江岸食品 ?600901/],
  ['/stock-search?q=600901', undefined, /江岸食品 ?600901/],
  ['/case/channel/CC02', '13800000007', /有更新时提醒我/],
])('%s works without the quotes service, for %s', async (path, as, what) => {
  if (path === '/stock-alert') await ask(CUSTOMER, '/stock/my/add-list', { symbols: ['SH600901'] })
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open(path, { as })
  await until(() => what.test(words()))
  expect(words()).not.toMatch(LIES)
  expect(words()).not.toMatch(/当前离线|页面报错/)
})
