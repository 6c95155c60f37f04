import { expect, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { dayBefore, written } from '#test/stock/market.ts'
import { book, head, nowPrice, picture } from '#test/stock/sight.ts'
import { loadSanitizer } from '#ui/prose/sanitize.ts'

const CUSTOMER = '13800000004'
const at = (clock: string) => vi.setSystemTime(Date.parse(`2026-11-23T${clock}+08:00`))

const { environment, phone, words, wait, untilIdle, open, press, requests } = await openScreens(/stock/, {
  at: TRADING,
})

const legend = () => document.querySelector('figure p')?.textContent ?? ''
/** The names of the six facts above the chart. */
const facts = () => [...document.querySelectorAll('section[aria-label=行情] > dl dt')].map((each) => each.textContent)
const valueOf = (name: string) => {
  const term = [...document.querySelectorAll('section[aria-label=行情] dt')].find((each) => each.textContent === name)
  return term?.nextElementSibling?.textContent ?? ''
}
const when = () => document.querySelectorAll('section[aria-label=行情] > p').item(2).textContent
async function key(...names: string[]) {
  for (const name of names) {
    const chart = document.querySelector('section[aria-label=图表] [role=group]')
    chart?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    await wait(0)
  }
}
/** 「…，收盘28.46」 of the newest bar. */
const close = () => /收盘([\d.]+)$/.exec(picture())?.[1] ?? ''

test('shows price, facts, state and the day’s minutes, and that it is no advice', async () => {
  await open('/stock/SH600901')
  expect(phone.title()).toBe('江岸食品 600901')
  expect(head()).toMatch(/交易中\d+\.\d\d[+−]?\d+\.\d\d[+−]?\d+\.\d\d%截至 11-23 10:20/)
  expect(facts()).toEqual(['今开', '最高', '最低', '换手率', '成交额', '振幅', '总市值', '市盈率TTM'])
  expect(head()).toMatch(
    /换手率[\d.]+%.*振幅[\d.]+%总市值[\d.]+亿市盈率TTM(?:[\d.]+|亏损)昨收.*量比[\d.]+涨停\/跌停[\d.]+\/[\d.]+沪主板/,
  )
  expect(picture()).toMatch(/^江岸食品分时，10:2\d \d+\.\d\d/)
  expect(words()).toContain('数据仅供参考，不构成投资建议')
})

test('a minute is selected by keyboard: its values replace the facts, and nothing moves', async () => {
  await open('/stock/SH600901')
  const before = facts()
  await key('ArrowLeft', 'ArrowLeft')
  expect(when()).toMatch(/^10:(?:19|20)$/)
  expect(facts()).toEqual(['价格', '涨跌幅', '均价', '成交量', '昨收', '成交额'])
  expect(document.querySelector('output')?.textContent).toMatch(/^10:\d\d，价格 \d+\.\d\d，涨跌幅 /)
  await key('Escape')
  expect(facts()).toEqual(before)
  expect(when()).toMatch(/^截至/)
  await press('数据')
  expect(document.querySelectorAll('table tbody tr').length).toBeGreaterThan(49)
  expect(document.querySelector('table tbody tr')?.textContent).toMatch(/^09:30/)
})

test('the newest candle is the newest price, adjusted like its neighbours, by week and month too', async () => {
  await open('/stock/SH600901')
  await press('周K')
  for (let tick = 0; tick < 3; tick++) {
    expect(close()).toBe(nowPrice())
    await wait(20_000)
  }
  await press('月K')
  expect(close()).toBe(nowPrice())
  await press('后复权')
  const monthly = Number(close())
  await press('日K')
  // The price has changed meanwhile.
  expect(Math.abs(Number(close()) / monthly - 1)).toBeLessThan(0.01)
  await key('ArrowLeft', 'ArrowLeft')
  const yesterday = Number(valueOf('收盘'))
  // Three years of dividends and new shares: far above the current price.
  expect(yesterday).toBeGreaterThan(1.3 * Number(nowPrice()))
  expect(Math.abs(monthly / yesterday - 1)).toBeLessThan(0.11)
})

test('on an ex-date the change is based on the reference price, in the header and in the chart', async () => {
  await open('/stock/SH609905')
  await press('日K')
  await press('不复权')
  await key('ArrowRight')
  expect(when()).toBe('2026-11-23')
  expect(valueOf('涨跌幅')).toBe(/[+−]?\d+\.\d\d%/.exec(head())?.[0])
})

test('another period keeps the right edge; earlier candles are requested page by page', async () => {
  await open('/stock/SH600901')
  await press('日K')
  const pages = () => requests('/quotes/v1/bars').length
  await key('ArrowRight', ...Array<string>(70).fill('ArrowLeft'))
  expect(picture()).toMatch(/至2026-11-0\d/)
  const edge = /至(\S+)，/.exec(picture())?.[1] ?? ''
  expect(pages()).toBe(1)
  await press('周K')
  const week = /至(\S+)，/.exec(picture())?.[1] ?? ''
  expect((Date.parse(week) - Date.parse(edge)) / 86_400_000).toBeLessThan(7)
  expect(week >= edge).toBe(true)
  await press('日K')
  await key('-', '-', '-', '-', '-', '-', '-')
  await untilIdle()
  expect(pages()).toBeGreaterThan(2)
  expect(Number(/，(\d{4})-/.exec(picture())?.[1])).toBe(2025)
})

test('minutes are refreshed from the last one on', async () => {
  await open('/stock/SH600901')
  await wait(130_000)
  expect(requests('/quotes/v1/minutes').length).toBeGreaterThan(10)
  expect(picture()).toMatch(/，10:2[23] /)
})

test('candles are labelled with their adjustment, which a press changes', async () => {
  await open('/stock/SH600901')
  await press('日K')
  expect(picture()).toMatch(/^江岸食品 日K 前复权，2026-\d\d-\d\d至2026-11-23/)
  await press('不复权')
  expect(picture()).toContain('日K 不复权')
  await press('月K')
  expect(picture()).toContain('月K 不复权')
  expect(requests('/quotes/v1/bars')).toHaveLength(3)
})

test('five days are shown side by side, with changes based on the close before the first', async () => {
  await open('/stock/SH600901')
  await press('五日')
  expect(picture()).toMatch(/^江岸食品五日分时，10:\d\d \d+\.\d\d，[+−]?\d/)
  await key('ArrowLeft')
  expect(facts()).toContain('五日涨跌幅')
  expect(when()).toMatch(/^10:2\d$/)
  expect(document.querySelector('figure p[data-days]')?.textContent).toBe('11-1711-1811-1911-20今日')
  await press('数据')
  expect(document.querySelector('table tbody tr')?.textContent).toMatch(/^11-17 09:30/)
  await wait(70_000)
  expect(picture()).toMatch(/，10:2[12] /)
})

test('MACD is switched on and off by a press', async () => {
  await open('/stock/SH600901')
  await press('日K')
  expect(legend()).toMatch(/MA5 \d+\.\d\d/)
  expect(legend()).not.toContain('DIF')
  await press('MACD')
  expect(legend()).toMatch(/DIF −?\d+\.\d{3}DEA −?\d+\.\d{3}MACD −?\d+\.\d{3}$/)
  await press('MACD')
  expect(legend()).not.toContain('DIF')
})

const suspendedAt = dayBefore('SZ300901', TRADING)?.close

test.each([
  ['SZ300901', new RegExp(`交易中${written('SZ300901', suspendedAt, undefined).price}--停牌.*涨停/跌停--`)],
  ['SZ002901', /--.*未上市/],
  ['SH689901', /[+]\d+\.\d\d%.*涨停\/跌停无/],
  ['SZ309901', /临时停牌|\d/],
])('%s shows its true state', async (symbol, what) => {
  await open(`/stock/${symbol}`)
  expect(head()).toMatch(what)
  expect(head()).not.toContain('-100')
})

test('before 9:15 there is no price, during the auction an indicative one, and no 0.00 %', async () => {
  at('09:05:00')
  await open('/stock/SH600901')
  expect(head()).toMatch(/^未开盘下次开盘 11-23 09:30--未开盘/)
  at('09:20:00')
  await open('/stock/SH600901')
  expect(head()).toContain('竞价')
})

test('without the quotes service, the rest of the page works', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toMatch(/^行情暂不可用.*--/)
  expect(document.querySelectorAll('ul[aria-label=资讯] > li').length).toBeGreaterThan(0)
  expect(words()).toContain('板块：食品饮料')
  await open('/stock/SH600901', { kept: { guestStocks: JSON.stringify([{ symbol: 'SH600901', name: '江岸食品' }]) } })
  expect(phone.title()).toBe('江岸食品 600901')
})

test('a market whose state failed to refresh is not shown as trading', async () => {
  at('14:56:30')
  await open('/stock/SH600901')
  expect(head()).toContain('交易中')
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await wait(120_000)
  expect(head()).toMatch(/^行情暂不可用/)
  expect(head()).toMatch(/截至 11-23 14:5\d/)
})

test('a malformed answer is discarded', async () => {
  const body = JSON.stringify({
    code: 0,
    data: { asOf: 1, list: [{ symbol: 'SH600901', status: 'TRADING', price: -3 }] },
  })
  await environment.break({ path: '/quotes/v1/snapshot', kind: 'body', text: body, times: 0 })
  await open('/stock/SH600901')
  expect(head()).toContain('--')
  expect(head()).not.toContain('-3')
})

test('a customer sees documents about the stock and adds it to the watchlist; a guest is asked to log in', async () => {
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toContain('板块：食品饮料')
  for (const tab of ['公告', '研报']) {
    await press(tab)
    expect(document.querySelectorAll(`ul[aria-label=${tab}] > li`).length).toBeGreaterThan(0)
  }
  await press('问答')
  expect(document.querySelector('ul[aria-label=问答], [class*=empty]')).toBeTruthy()
  expect(requests('/stock/qa/list')).toHaveLength(1)
  await press('课程')
  expect(requests('/article/course/stock')).toHaveLength(1)
  await press('加自选')
  expect(words()).toContain('移出自选')
  expect(requests('/stock/my/add')).toHaveLength(1)
  await open('/stock/SH600901')
  expect(words()).toContain('登录后可查看资讯、公告、研报、评分与问答')
  await press('加自选')
  expect(localStorage.getItem('guestStocks')).toContain('江岸食品')
})

test('after the close it shows when trading resumes', async () => {
  at('16:00:00')
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toContain('下次开盘 11-24 09:30')
})

test('the trading state follows the market while the page is open, and is consistent', async () => {
  at('09:29:00')
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toMatch(/^等待开盘下次开盘 11-23 09:30/)
  await wait(70_000)
  await untilIdle()
  expect(head()).toMatch(/^交易中\d/)
  expect(head()).not.toContain('下次开盘')
  at('11:29:30')
  await open('/stock/SH600901', { as: CUSTOMER })
  await wait(40_000)
  await untilIdle()
  expect(head()).toMatch(/^午间休市下次开盘 11-23 13:00/)
})

test('the order book is beside the minutes, five asks over five bids, and is requested only there', async () => {
  await open('/stock/SH600901')
  const prices = [...(book()?.querySelectorAll('tr') ?? [])].map((row) => Number(row.querySelector('td')?.textContent))
  expect(prices).toHaveLength(10)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  await press('日K')
  const before = requests('/quotes/v1/depth').length
  await wait(20_000)
  expect([before > 0, requests('/quotes/v1/depth').length]).toEqual([true, before])
})

test('a company is described below the tabs, its terms explained in place; an index has no such text', async () => {
  await loadSanitizer()
  await open('/stock/SH600901')
  await press('毛利率')
  expect(words()).toMatch(/公司简介江岸食品主要从事.*还没扣销售、管理和研发的花费/)
  await open('/stock/SH000300')
  expect(words()).not.toContain('公司简介')
})

test('an unknown stock is reported; other spellings of a symbol are redirected', async () => {
  await open('/stock/SH111111')
  expect(words()).toContain('未找到该证券')
  for (const spelling of ['600901.SH', 'sh.600901', 'ＳＨ６００９０１']) {
    await open(`/stock/${spelling}`)
    expect(phone.title()).toBe('江岸食品 600901')
  }
})

test.each([
  ['BJ870726', '/stock/BJ920926', '换号示例甲 920926'],
  ['873305.BJ', '/stock/BJ920505', '换号示例乙 920505'],
  ['bj830901', '/stock/BJ920901', '新港物流 920901'],
])('a discontinued code links to the current one given by the service: %s', async (old, path, title) => {
  await open(`/stock/${old}`)
  expect([phone.path(), phone.title()]).toEqual([path, title])
})

test.each(['BJ871901', 'BJ430901', 'BJ870505'])('no company is derived from the number %s', async (old) => {
  await open(`/stock/${old}`)
  expect(words()).toContain('未找到该证券')
  expect(phone.path()).toBe(`/stock/${old}`)
})
