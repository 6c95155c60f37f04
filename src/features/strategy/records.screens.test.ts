import { expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Customers: without a level, C3, C5 with access to ST03. */
const [NEW, C3, BUYER] = ['13800000001', '13800000004', '13800000007']

/** A purchase that was sold five trading days later. */
const BOUGHT = { at: TRADING - 7 * 86_400_000, price: 10.2, feeFen: 510 }

const { environment, phone, words, open, press, find, until, wait, requests, ask, answer } = await openScreens(
  /strategy|selection|login/,
  {
    at: TRADING,
  },
)
const rows = () => [...document.querySelectorAll('#root main li')].map(({ textContent }) => textContent ?? '')

it('g3: a non-subscriber sees none of the last month', async () => {
  await open('/strategy/ST01/trade', { as: C3 })
  expect(rows().length).toBeGreaterThan(3)
  expect(rows().filter((row) => /2026-11-/.test(row))).toEqual([])
  expect(words()).toContain('过往业绩不预示未来表现')
})

it('trades: a round trip is one row with days and fees, and unfilled orders explain why', async () => {
  const trade = { tradeId: 'T1', symbol: 'SH600901', name: '江岸食品', side: 'BUY', price: 10, at: TRADING, qty: 300 }
  const list = [
    { ...trade, state: 'UNFILLED', why: '涨停' },
    // Its sale is in the list; what was not filled stays readable.
    { ...trade, ...BOUGHT, tradeId: 'T2', state: 'PARTLY', filledQty: 100, why: '成交量不足' },
    { ...trade, tradeId: 'T3', side: 'SELL', feeFen: 1200, profitRate: -0.02, opened: { ...BOUGHT, holdDays: 5 } },
    { ...trade, tradeId: 'T4', ...BOUGHT },
    ...['停牌', '跌停', '资金不足一手', '成交量不足'].map((why, at) => ({
      ...trade,
      tradeId: `U${at}`,
      at: TRADING - at * 86_400_000,
      state: 'UNFILLED',
      why,
    })),
    { ...trade, tradeId: 'T5', side: 'PAYOUT', state: 'PAID', price: 0.35, paid: { cashFen: 10_500, bonusQty: 30 } },
  ]
  await environment.break({
    path: '/strategy/trade/list',
    kind: 'body',
    times: 0,
    text: JSON.stringify({ code: 0, message: '', data: { list, total: 5, pageNo: 1, pageSize: 20 } }),
  })
  await open('/strategy/ST01/trade', { as: C3 })
  expect(rows()[0]).toMatch(/买入 江岸食品 600901 ?未成交.+委托300股.*原因：涨停/)
  expect(rows()[1]).toMatch(/部分成交.+100\/300股，余200未成交.*费用¥5\.10.*原因：成交量不足/)
  expect(rows()[2]).toMatch(
    /卖出 江岸食品 600901.+买入 10\.20元.+卖出 10\.00元300股 · 持有5个交易日费用¥17\.10.*−2\.00%/,
  )
  for (const [at, why] of ['停牌', '跌停', '资金不足一手', '成交量不足'].entries())
    expect(rows()[3 + at]).toMatch(new RegExp(`未成交.+委托300股.*原因：${why}`))
  expect(rows()[7]).toMatch(/分红送转 江岸食品 600901.+持有300股.*分红到账¥105\.00 · 送转30股/)
  // The purchase is in the row of its sale.
  expect(rows()).toHaveLength(8)
})

it('g4: a back-test shows its assumptions before its results, to guests too', async () => {
  await open('/strategy/ST01/backtest')
  expect(words()).toMatch(/历史回测不等于实盘.+回测假设区间.+佣金.+滑点.+最大回撤（区间内）/)
  expect(words()).toContain('登录后可查看回测的委托与成交')
  expect(requests('/back-test/trade/statistics/list')).toEqual([])
  await open('/strategy/ST01/backtest', { as: C3 })
  // How the trades went is a result, and stands below the curve.
  expect(words()).toMatch(
    /回测假设(?:(?!平均持有|盈亏比).)+最大回撤（区间内）.+未成交或部分成交的委托 \d+笔.+平均持有.+盈亏比/,
  )
  await press('分散通道')
  expect(location.search).toContain('way=')
  await press(document.querySelector<HTMLElement>('[aria-label=委托与成交] button'))
  await until(() => /委托详情/.test(document.querySelector('dialog[open]')?.textContent ?? ''))
  expect(document.querySelector('dialog[open]')?.textContent).toMatch(/买入|卖出/)
})

it('offline, a channel that was not loaded leaves the way back to the others', async () => {
  await open('/strategy/ST01/backtest', { as: C3 })
  await environment.break({ path: '*', kind: 'drop', times: 0 })
  await press('分散通道')
  await until(() => !words().includes('最大回撤（区间内）'))
  await wait(3_000)
  expect(words()).toMatch(/历史回测不等于实盘.+标准通道分散通道/)
  await environment.mend()
  await press('标准通道')
  await until(() => words().includes('最大回撤（区间内）'))
})

it.each([
  ['a customer', C3],
  ['a guest', undefined],
])('shows %s the back-test of the channel in the address while the list of channels is unknown', async (_, as) => {
  await environment.break({ path: '/back-test/passageways', kind: 'status', value: 503, times: 0 })
  await open('/strategy/ST01/backtest?way=ST01-B', { as })
  expect(words()).toContain('最大回撤（区间内）')
  const sent = environment.requests().filter(({ path }) => path.includes('trade/statistics'))
  expect(sent.length).toBeGreaterThan(0)
  for (const { path, search } of sent) expect([path, search]).toEqual([path, expect.stringContaining('=ST01-B')])
})

it('the channels stay below the assumptions while another one is loaded', async () => {
  await open('/strategy/ST01/backtest', { as: C3 })
  await environment.break({ path: '/back-test/strategy/trade/statistics', kind: 'latency', value: 5_000, times: 0 })
  find('分散通道')?.click()
  await until(() => !words().includes('最大回撤（区间内）'))
  expect(words()).toContain('回测假设标准通道分散通道')
  await until(() => words().includes('最大回撤（区间内）'))
})

it('G2: the switch of an open pool matches the service', async () => {
  await open('/strategy-pool/PO03', { as: BUYER })
  const noticeOn = async () => (await ask(BUYER, '/strategy-stock/pool/info?poolId=PO03'))['noticeOn']
  const before = await noticeOn()
  await press('变动通知')
  expect(await noticeOn()).toBe(!before)
  await press('关注股票池')
  expect((await ask(BUYER, '/strategy-stock/pool/info?poolId=PO03'))['subscribed']).toBe(true)
  await press('关注股票池')
  expect((await ask(BUYER, '/strategy-stock/pool/info?poolId=PO03'))['subscribed']).toBe(false)
  // To stop following is no subscription.
  expect(phone.reported().filter((event) => event.includes('pool_sub'))).toEqual(['strategy/pool_sub/PO03'])
})

it('G3, g5: each stock of a pool has its date, adviser, number and validity; a notice links to its stock', async () => {
  await open('/strategy-pool/PO03', { as: BUYER })
  const shown = [...document.querySelectorAll('#root main [role=tabpanel] a')].map(
    ({ textContent }) => textContent ?? '',
  )
  expect(shown.length).toBeGreaterThan(0)
  for (const row of shown) expect(row).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d 入选.+登记编号 .+(?:有效至|已失效)/)
  const wanted = (await ask(BUYER, '/strategy-stock/pool/detail?poolId=PO03'))['stocks'] as {
    symbol: string
    name: string
  }[]
  const { symbol = '', name = '' } = wanted.at(-1) ?? {}
  await open(`/strategy-pool/PO03?stock=${symbol}`, { as: BUYER })
  expect(document.querySelector('#root main [role=tabpanel] a')?.textContent).toMatch(new RegExp(`${name}.+本次变动`))
  await open('/strategy-pool/PO03?stock=SH600000', { as: BUYER })
  expect(words()).toContain('600000 已不在股票池中')
  await open('/strategy-pool/PO03?stock=SH加老师微信领取名单', { as: BUYER })
  expect(words()).not.toContain('已不在股票池中')
})

it.each(['', '?stock=SH600000', '?tab=record'])('the login of a pool returns to its address%s', async (view) => {
  await open(`/strategy-pool/PO03${view}`, { place: 'outside' })
  const login = document.querySelector('#root main [role=tabpanel] a')?.getAttribute('href')
  expect(login).toBe(`/login?redirect=${encodeURIComponent(`/strategy-pool/PO03${view}`)}`)
})

it('G4: an expired service is locked with the next answer, and its copies are removed from the device', async () => {
  await open('/strategy-pool/PO03', { as: BUYER })
  const all = await ask(BUYER, '/strategy-stock/pool/detail?poolId=PO03')
  const name = (all['stocks'] as { name: string }[])[0]?.name ?? 'no stock'
  expect(words()).toContain(name)
  const data = { ...all, stocks: [], access: { allowed: false, reason: 'EXPIRED', expireAt: TRADING - 1 } }
  await environment.break({
    path: '/strategy-stock/pool/detail',
    kind: 'body',
    times: 0,
    text: JSON.stringify({ code: 0, message: '', data }),
  })
  await press('刷新本页')
  await until(() => words().includes('服务已于'))
  expect(document.documentElement.innerHTML).not.toContain(name)
})

it('an open pool is polled every 15 s from 15:30 until it is updated, and not before', async () => {
  const path = '/strategy-stock/pool/detail'
  vi.setSystemTime(TRADING + 5 * 3_600_000 + 9 * 60_000)
  await open('/strategy-pool/PO03', { as: BUYER })
  expect(words()).toContain('2026-11-20 15:30')
  const old = await ask(BUYER, `${path}?poolId=PO03`)
  const before = requests(path).length
  await wait(45_000)
  expect(requests(path)).toHaveLength(before)
  await answer(path, old, 2)
  await wait(20_000)
  expect(requests(path)).toHaveLength(before + 1)
  await until(() => words().includes('2026-11-23 15:30'), 60_000)
  const after = requests(path).length
  expect(after).toBe(before + 4)
  await wait(60_000)
  expect(requests(path)).toHaveLength(after)
})

it('the state of the market follows it while a pool stays open', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T14:59:00+08:00'))
  await open('/strategy-pool/PO03', { as: BUYER })
  expect(words()).toContain('市场交易中')
  await until(() => words().includes('市场已收盘'), 150_000)
})

it('the overall result of closed positions is above each record, with its distribution', async () => {
  await open('/strategy-pool/PO01?tab=record', { as: C3 })
  expect(words()).toMatch(/已结束满30天的记录已结束\d+ 例，盈利 \d+ 例，未盈利 \d+ 例.+最差一例.+中位数/)
  expect(words()).toMatch(/结果分布亏损20%以上\D*\d+例.+盈利20%以上\D*\d+例/)
  expect(words()).toContain('模型账户记录，已计交易费用；模型账户不等于实盘。过往业绩')
  await open('/strategy-pool/PO03?tab=record', { as: BUYER })
  expect(words()).toMatch(/已结束的全部记录已结束\d+ 例/)
})

it('the curve of a pool whose kind of record is unknown counts as a back-test, and nothing is said of unknown costs', async () => {
  const { kind, feesIncluded, ...pool } = await ask(C3, '/strategy-stock/pool/detail?poolId=PO01')
  expect([kind, feesIncluded]).toEqual(['MODEL', true])
  await answer('/strategy-stock/pool/detail', pool, 0)
  await open('/strategy-pool/PO01?tab=record', { as: C3 })
  expect(words()).toContain('历史回测；历史回测不等于实盘。过往业绩')
  expect(words()).not.toContain('模型账户')
})

it('a preselection is marked as no advice, and visible only with access to the pool', async () => {
  await open('/strategy-pool/PO03?tab=pre', { as: BUYER })
  expect(words()).toContain('未入池，不构成建议')
  await open('/strategy-pool/PO03?tab=pre', { as: C3 })
  expect(words()).not.toContain('预选：未入池')
  expect(requests('/strategy-stock/pool/pre-selection').length).toBeLessThan(3)
})

it('a package shows its members side by side, the highest level, and no figure before an evaluation', async () => {
  await open('/strategy-package', { as: C3 })
  expect(rows().length + document.querySelectorAll('#root main a[href^="/strategy-package/"]').length).toBeGreaterThan(
    1,
  )
  await open('/strategy-package/PK02', { as: C3 })
  expect(words()).toMatch(/风险等级R5.+成员并排.+最大回撤−\d.+累计/)
  await open('/strategy-package/PK02', { as: NEW })
  expect(document.querySelector('#root main')?.innerHTML).not.toMatch(/[+−]\d+\.\d\d%/)
  await open('/strategy-package')
  expect(words()).toContain('登录后可查看策略套餐')
})

it('a selection is visible only with access, with its model disclosure', async () => {
  await open('/selection/SEL01', { as: C3 })
  expect(words()).toMatch(/稳定分红观察.+由算法模型依据公开数据|由算法模型依据公开数据.+稳定分红观察/)
  await open('/selection/none', { as: C3 })
  expect(words()).toContain('看策略广场')
})
