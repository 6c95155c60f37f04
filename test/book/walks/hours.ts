import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import type { Place, Walk } from '#test/e2e/kit/place.ts'

const LISTED = [
  ['SH600901', '江岸食品'],
  ['SH609901', '峰顶示例甲'],
  ['SZ009901', '谷底示例甲'],
  ['SZ300901', '海图软件'],
  ['SH689901', '首日示例'],
  ['SH609905', '分红示例'],
].map(([symbol, name]) => ({ symbol, name }))

/** The page again, with a list of special market states. */
const withList = async (page: Page) => {
  await page.evaluate((list) => localStorage.setItem('guestStocks', list), JSON.stringify(LISTED))
  await anew(page)
}
/** The page again, without the quotes service: earlier prices are kept. */
const withoutQuotes = async (page: Page) => {
  await page.route(/\/quotes\/v1\//, (route) => route.abort('connectionrefused'))
  await anew(page)
}

async function anew(page: Page): Promise<void> {
  await page.reload()
  await untilHydrated(page)
  await page.evaluate(() => window.untilLoaded())
}

/** The list and one of its stocks, both with the state of the market. */
const market = (hour: string, says: string): readonly Place[] => [
  { name: `股票·${hour}`, path: '/stock', enter: withList, says },
  { name: `个股·${hour}`, path: '/stock/SH600901', says },
]
const stock = (state: string, symbol: string, says: string): Place => ({
  name: `个股·${state}`,
  path: `/stock/${symbol}`,
  says,
})

/** Prices over a trading day and beyond it. quotes §3 */
const days: Readonly<Record<string, readonly Place[]>> = {
  '2026-11-23T09:05': market('未开盘', '未开盘'),
  '2026-11-23T09:20': market('竞价', '集合竞价'),
  '2026-11-23T10:20': [
    ...market('盘中', '交易中'),
    stock('涨停', 'SH609901', '涨停'),
    stock('临时停牌', 'SZ309901', '临时停牌'),
    stock('停牌·盘中', 'SZ300901', '停牌'),
    stock('首日·盘中', 'SH689901', 'N首日示例'),
    stock('除权·盘中', 'SH609905', 'XD分红示例'),
    { name: '股票·行情中断', path: '/stock', enter: withoutQuotes, says: '行情暂不可用' },
    {
      name: '个股·行情中断',
      path: '/stock/SH600901',
      enter: withoutQuotes,
      says: '行情暂不可用',
      // Its chart: the last price is kept.
      expects: 'failed',
    },
  ],
  '2026-11-23T12:00': market('午间', '午间休市'),
  '2026-11-23T16:00': [...market('收盘', '已收盘'), stock('跌停', 'SZ009901', '跌停')],
  '2027-01-01T11:00': market('假日', '休市'),
}

export const hours: readonly Walk[] = Object.entries(days).map(([at, places]) => ({
  who: `a guest at ${at.replace('T', ' ')}`,
  at,
  places,
}))
