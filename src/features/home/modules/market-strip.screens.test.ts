import { expect, test } from 'vitest'
import type { Snapshot } from '#quotes/shapes.ts'
import { quoteAt, stockThat } from '#test/stock/market.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const risen = ({ price = 0, prevClose = 0, limitUp = Infinity }: Snapshot) => price > prevClose && price < limitUp
const rising = quoteAt(stockThat(risen, TRADING), TRADING)
const LIST = JSON.stringify([
  { symbol: rising.symbol, name: rising.name },
  { symbol: 'SZ300901', name: '海图软件' },
])

const { environment, open } = await openScreens(/home/, { at: TRADING })

const strip = () => document.querySelector('section[aria-label=行情]')
const cells = (label: string) =>
  [...(strip()?.querySelectorAll(`ul[aria-label=${label}] > li`) ?? [])].map((each) => each.textContent ?? '')

test('three indexes and the visitor’s stocks take two requests; the intraday line of an index one more', async () => {
  await open('/home', { kept: { guestStocks: LIST } })
  expect(cells('指数').map((text) => text.slice(0, 4))).toEqual(['上证指数', '深证成指', '创业板指'])
  for (const text of cells('指数')) expect(text).toMatch(/[\d,]+\.\d\d[+−]?\d+\.\d\d%$/)
  expect(strip()?.textContent).toContain('自选 21涨 0跌')
  expect(cells('自选股')).toEqual([expect.stringMatching(new RegExp(String.raw`^${rising.name}\d+\.\d\d\+\d\.\d\d%$`))])
  expect(strip()?.textContent).toContain('交易中')
  const asked = environment.requests().map(({ path }) => path)
  expect(asked.filter((path) => /snapshot|indexes/.test(path))).toHaveLength(2)
  expect(strip()?.querySelectorAll('ul[aria-label=指数] svg path[data-tone]')).toHaveLength(3)
  expect(asked.filter((path) => path.endsWith('/sparks'))).toHaveLength(1)
})

test('a visitor without stocks is shown where to add them', async () => {
  await open('/home')
  expect(strip()?.querySelector('a[href="/stock-search"]')).toBeTruthy()
})

test('without the quotes service names are shown without prices, and the page works', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/home', { kept: { guestStocks: LIST } })
  expect(strip()?.textContent).toContain('行情暂不可用')
  expect(cells('指数')).toEqual(['上证指数----', '深证成指----', '创业板指----'])
  expect(document.body.textContent).toContain('推荐课程')
})
