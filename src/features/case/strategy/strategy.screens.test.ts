import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** The latter has no evaluation. */
const [CUSTOMER, FRESH] = ['13800000004', '13800000001']

const { environment, words, open, press, requests, answer } = await openScreens(/case\/strategy|login/, { at: TRADING })
const deals = () => [...document.querySelectorAll('#root li')].map(({ textContent }) => textContent ?? '')

it('shows the maximum drawdown first, whether it was a back-test, the adviser responsible, and the trades', async () => {
  await open('/case/strategy/ST01', { as: CUSTOMER })
  expect(words()).toMatch(
    /模型账户记录 \d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d最大回撤−\d+\.\d\d%回撤期间\d{4}-\d\d-\d\d 至 .+累计.+同期/,
  )
  expect(words()).toMatch(/[已未]计交易费用，过往业绩不预示未来表现，不构成对收益的承诺/)
  expect(words()).toMatch(/登记编号 示例/)
  expect(words()).toMatch(/规则说明.+股票范围/)
  expect(words()).toMatch(/成交记录(?:买入|卖出) \S+ \d{6} .*?\d{4}-\d\d-\d\d .*?\d+\.\d\d元/)
})

it('shows non-subscribers no trade of the last month, on any page', async () => {
  await open('/case/strategy/ST01', { as: CUSTOMER })
  const first = deals().length
  await press('加载更多')
  expect(deals().length).toBeGreaterThan(first)
  const days = deals().map((deal) => deal.match(/\d{4}-\d\d-\d\d/g)?.at(-1) ?? 'undated')
  expect(days.filter((day) => day === 'undated' || day > '2026-10-24')).toEqual([])
})

it('shows distributions, unfilled and written-off orders as such, and a round trip as one row', async () => {
  const order = { symbol: 'SH600901', name: '江岸食品', price: 10, at: TRADING, qty: 300 }
  const bought = { at: TRADING - 7 * 86_400_000, price: 10.2, feeFen: 510 }
  const list = [
    { ...order, tradeId: 'T1', side: 'PAYOUT', state: 'PAID', price: 0.35, paid: { cashFen: 10_500, bonusQty: 30 } },
    { ...order, tradeId: 'T2', side: 'BUY', state: 'UNFILLED', why: '涨停' },
    { ...order, tradeId: 'T3', side: 'SELL', state: 'WRITTEN_OFF', price: 0 },
    { ...order, tradeId: 'T4', side: 'SELL', profitRate: -0.02, opened: { ...bought, holdDays: 5 } },
    { ...order, tradeId: 'T5', side: 'BUY', ...bought },
  ]
  await answer('/stock/case/strategy/stockDealList', { list, total: 5, pageNo: 1, pageSize: 20 }, 0)
  await open('/case/strategy/ST01', { as: CUSTOMER })
  const [payout, unfilled, writtenOff, sale] = deals()
  expect(payout).toMatch(/^分红送转 江岸食品 600901.+分红到账¥105\.00 · 送转30股/)
  expect(payout).not.toContain('0.35元')
  expect(unfilled).toMatch(/^买入 江岸食品 600901 未成交.+委托300股.*原因：涨停/)
  expect(unfilled).not.toContain('10.00元')
  expect(writtenOff).toMatch(/^卖出 江岸食品 600901 终止上市/)
  expect(sale).toMatch(/买入 10\.20元.+卖出 10\.00元.+−2\.00%/)
  expect(deals()).toHaveLength(4)
})

it('requests no orders for a customer without evaluation, since their results are figures', async () => {
  await open('/case/strategy/ST01', { as: FRESH })
  expect(words()).toMatch(/规则说明.+股票范围/)
  expect(words()).toContain('完成风险测评后显示历史数据')
  expect(words()).not.toContain('成交记录')
  expect(requests('/stock/case/strategy/stockDealList')).toEqual([])
})

it('asks a guest to log in, and returns', async () => {
  await open('/case/strategy/ST01')
  expect(words()).toContain('登录后可查看案例策略')
  expect(words()).not.toContain('成交记录')
  const login = document.querySelector('#root main a[href^="/login"]')
  expect([login?.textContent, login?.getAttribute('href')]).toEqual([
    '登录后查看',
    '/login?redirect=%2Fcase%2Fstrategy%2FST01',
  ])
})

it('links to the others if the strategy does not exist', async () => {
  await open('/case/strategy/none', { as: CUSTOMER })
  expect(document.querySelector('#root a[href="/case"]')?.textContent).toBe('看全部案例')
  expect(words()).not.toContain('成交记录')
})

it.each([
  ['the strategy', '/stock/case/strategy/detail'],
  ['its trades', '/stock/case/strategy/stockDealList'],
])('explains why %s failed to load, and loads on retry', async (_, path) => {
  await environment.break({ path, kind: 'status', value: 503 })
  await open('/case/strategy/ST01', { as: CUSTOMER })
  expect(words()).toContain('服务繁忙，请稍后再试')
  await press('重试')
  expect(words()).not.toContain('服务繁忙')
  expect(words()).toMatch(/成交记录(?:买入|卖出)/)
})
