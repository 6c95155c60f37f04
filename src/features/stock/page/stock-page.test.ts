import { expect, test, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const at = (clock: string) => vi.setSystemTime(Date.parse(`2026-11-23T${clock}+08:00`))

const { environment, phone, words, wait, settle, open, press, requests } = await openScreens(/stock/, { at: TRADING })

const head = () => document.querySelector('section[aria-label=行情]')?.textContent ?? ''
const picture = () => document.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? ''
const readout = () => document.querySelector('figure p')?.textContent ?? ''

test('shows price, facts, state and the minutes of the day, and says that it is no advice', async () => {
  await open('/stock/SH600901')
  expect(phone.title()).toBe('江岸食品 600901')
  expect(head()).toMatch(/交易中\d+\.\d\d[+-]?\d+\.\d\d[+-]?\d+\.\d\d%截至 11-23 10:20/)
  expect(head()).toMatch(/今开\d.*昨收\d.*最高\d.*成交量[\d.]+万?手.*成交额.*换手率[\d.]+%.*涨停\/跌停[\d.]+\/[\d.]+/)
  expect(picture()).toMatch(/^江岸食品分时，10:2\d \d+\.\d\d/)
  expect(words()).toContain('数据仅供参考，不构成投资建议')
})

test('the chart is looked at by keys, and its numbers stand in a table', async () => {
  await open('/stock/SH600901')
  const before = readout()
  const chart = document.querySelector('[aria-label^=分时图]')
  const key = async (name: string) => {
    chart?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    await settle()
  }
  await key('ArrowLeft')
  await key('ArrowLeft')
  expect(readout()).toMatch(/^1\d:\d\d/)
  await key('Escape')
  expect(readout()).toBe(before)
  await press('数据')
  expect(document.querySelectorAll('table tbody tr').length).toBeGreaterThan(49)
  expect(document.querySelector('table tbody tr')?.textContent).toMatch(/^09:30/)
})

test('minutes are renewed from the last one on', async () => {
  await open('/stock/SH600901')
  await wait(130_000)
  expect(requests('/quotes/v1/minutes').length).toBeGreaterThan(10)
  expect(picture()).toMatch(/，10:2[23] /)
})

test('candles are named with how they are adjusted, another is asked for by a press', async () => {
  await open('/stock/SH600901')
  await press('日K')
  expect(picture()).toMatch(/^江岸食品 日K 前复权，2026-\d\d-\d\d至2026-11-23/)
  await press('不复权')
  expect(picture()).toContain('日K 不复权')
  await press('月K')
  expect(picture()).toContain('月K 不复权')
  expect(requests('/quotes/v1/bars')).toHaveLength(3)
})

test('five days stand beside each other, their changes counted from before the first', async () => {
  await open('/stock/SH600901')
  await press('五日')
  expect(picture()).toMatch(/^江岸食品五日分时，10:\d\d \d+\.\d\d，[+-]?\d/)
  expect(readout()).toMatch(/五日 [+-]?\d+\.\d\d%/)
  expect(document.querySelector('figure p[data-days]')?.textContent).toBe('11-1711-1811-1911-20今日')
  await press('数据')
  expect(document.querySelector('table tbody tr')?.textContent).toMatch(/^11-17 09:30/)
  await wait(70_000)
  expect(picture()).toMatch(/，10:2[12] /)
})

test('MACD comes by a press and goes by another', async () => {
  await open('/stock/SH600901')
  await press('日K')
  expect(readout()).toMatch(/MA5 \d+\.\d\d/)
  expect(readout()).not.toContain('DIF')
  await press('MACD')
  expect(readout()).toMatch(/DIF -?\d+\.\d{3}DEA -?\d+\.\d{3}MACD -?\d+\.\d{3}$/)
  await press('MACD')
  expect(readout()).not.toContain('DIF')
})

test.each([
  ['SZ300901', /17\.52.*停牌.*涨停\/跌停--$/],
  ['SZ002901', /--.*未上市/],
  ['SH689901', /[+]\d+\.\d\d%.*涨停\/跌停无$/],
  ['SZ309901', /临时停牌|\d/],
])('%s is what it is', async (symbol, what) => {
  await open(`/stock/${symbol}`)
  expect(head()).toMatch(what)
  expect(head()).not.toContain('-100')
})

test('before 9:15 there is no price, in the auction one that may come about, and no 0.00 %', async () => {
  at('09:05:00')
  await open('/stock/SH600901')
  expect(head()).toMatch(/^未开盘----.*未开盘/)
  at('09:20:00')
  await open('/stock/SH600901')
  expect(head()).toContain('竞价')
})

test('where the quotes service is down, the rest of the page stands', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toMatch(/^行情暂不可用.*--/)
  expect(document.querySelectorAll('ul[aria-label=资讯] > li').length).toBeGreaterThan(0)
  expect(words()).toContain('板块：食品饮料')
  await open('/stock/SH600901', { kept: { guestStocks: JSON.stringify([{ symbol: 'SH600901', name: '江岸食品' }]) } })
  expect(phone.title()).toBe('江岸食品 600901')
})

test('a market whose state could not be renewed is not said to trade on', async () => {
  at('14:56:30')
  await open('/stock/SH600901')
  expect(head()).toContain('交易中')
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await wait(120_000)
  expect(head()).toMatch(/^行情暂不可用/)
  expect(head()).toMatch(/截至 11-23 14:5\d/)
})

test('a malformed answer is none', async () => {
  const body = JSON.stringify({
    code: 0,
    data: { asOf: 1, list: [{ symbol: 'SH600901', status: 'TRADING', price: -3 }] },
  })
  await environment.break({ path: '/quotes/v1/snapshot', kind: 'body', text: body, times: 0 })
  await open('/stock/SH600901')
  expect(head()).toContain('--')
  expect(head()).not.toContain('-3')
})

test('a customer reads what is written about it, and puts it on the list; a guest is asked to log in', async () => {
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
  expect(words()).toContain('登录后可查看资讯、公告、研报与问答')
  await press('加自选')
  expect(localStorage.getItem('guestStocks')).toContain('江岸食品')
})

test('after the close it says when trading begins again', async () => {
  at('16:00:00')
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(head()).toContain('下次开盘 11-24 09:30')
})

test('a stock that does not exist says so; other spellings of a symbol lead to it', async () => {
  await open('/stock/SH111111')
  expect(words()).toContain('未找到该股票')
  await open('/stock/600901.SH')
  expect(phone.title()).toBe('江岸食品 600901')
})
