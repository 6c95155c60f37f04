import { expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Customers: of C5 with a strategy of every line, of C3 with one, with none. */
const [MEMBER, BUYER, C3] = ['13800000007', '13800000002', '13800000004']
const [MINUTE, HOUR] = [60_000, 3_600_000]
/** The subscriptions of ST04, run by a terminal, of ST02, which has expired, and of ST01. */
const [QUANT, ENDED, PLAIN] = ['CS0703', 'CS0704', 'CS0701']

const { environment, words, open, press, until, wait, requests, ask, answer } = await openScreens(
  /^\/me\/strategy|login/,
  { at: TRADING },
)
const parts = (title: string) =>
  [...document.querySelectorAll('#root main section')].find(
    (each) => each.getAttribute('aria-label') === title || each.querySelector('h2')?.textContent === title,
  )?.textContent ?? ''

/** A plan pending until the opening at 9:30. */
const plan = {
  planId: 'P1',
  symbol: 'SH600901',
  name: '江岸食品',
  side: 'BUY',
  price: 26.2,
  qty: 1_000,
  condition: '次一交易日开盘执行',
  status: 'WAIT',
  at: TRADING - 50 * MINUTE,
}

it('lists followed strategies by product line, expired ones below, each with its end date', async () => {
  await open('/me/strategy', { as: MEMBER })
  expect(words()).toMatch(
    /标准服务.+券商通道物流纺织轮动余\d+天 · \S+ 到期运行中量化终端制造超跌反转.+已到期.+水务农业低波动/,
  )
  expect(words()).toContain('本公司不代客操作')
  await press('量化终端')
  expect(location.search).toBe('?line=qt')
  expect(requests('/customer-strategy/subscription/qt-list')).toHaveLength(1)
  expect(words()).not.toContain('物流纺织轮动')
  await press('券商通道')
  expect(location.search).toBe('?line=cd')
  expect(requests('/customer-strategy/subscription/cd-list')).toHaveLength(1)
  expect(words()).toContain('物流纺织轮动')
  expect(words()).not.toContain('制造超跌反转')
  await open('/me/strategy', { as: C3 })
  expect(words()).toMatch(/您还没有开通策略.+看策略广场/)
})

it('one that expires while the list is open moves to the expired ones', async () => {
  const list = (await ask(MEMBER, '/customer-strategy/subscription/list')) as unknown as { id: string }[] // its answer
  const ends = list.map((each) => (each.id === PLAIN ? { ...each, expireAt: TRADING + 20_000 } : each))
  await answer('/customer-strategy/subscription/list', ends, 0)
  await open('/me/strategy', { as: MEMBER })
  expect(words()).toMatch(/标准服务.+2026-11-23 10:20 到期运行中/)
  await wait(30_000)
  expect(words()).toMatch(/标准服务 · 2026-11-23 10:20 到期已到期/)
})

it('shows the terminal, the plans, the positions, and the drawdown before the total, as of the last close', async () => {
  await open(`/me/strategy/${QUANT}`, { as: MEMBER })
  expect(parts('运行端')).toMatch(/运行端(?:在线|已离线)/)
  expect(words()).toMatch(/计划.+持仓 \d+模型账户 · 截至 \d\d-\d\d 15:00/)
  expect(parts('收益')).toMatch(
    /模型账户记录.+最大回撤（区间内）−?\d.+累计[+−\d].+不是您账户的盈亏.+过往业绩不预示未来表现/,
  )
  expect(words()).toMatch(/当日记录上传.+(?:已交|未交)/)
  expect(document.querySelector(`a[href="/strategy-pool/PO04"]`)).not.toBeNull()
})

it('the notice below the figures states the kind of record and the costs as the service answers', async () => {
  const path = '/customer-strategy/trade/revenue-statistics'
  const known = await ask(MEMBER, `${path}?id=${PLAIN}&period=ALL`)
  const perf = { ...(known['perf'] as object), kind: 'SIMULATED', feesIncluded: false } // its answer
  await answer(path, { ...known, perf }, 0)
  await open(`/me/strategy/${PLAIN}`, { as: MEMBER })
  expect(parts('收益')).toMatch(/不是您账户的盈亏。历史数据由模拟得出，未计交易费用，过往业绩.+。模拟不等于实盘。/)
  expect(parts('收益')).not.toMatch(/模型账户|已计交易费用/)
})

it('a terminal is shown as offline after 90 s of the server’s clock, and never without an answer', async () => {
  const beat = (ago: number) =>
    answer('/customer-strategy/device-info', { bound: true, online: true, lastBeat: TRADING - ago }, 0)
  await beat(20_000)
  await open(`/me/strategy/${QUANT}`, { as: MEMBER })
  expect(parts('运行端')).toMatch(/运行端在线2\d秒前 · 10:19:40/)
  await until(() => parts('运行端').includes('运行端已离线1分钟'), 80_000)
  await environment.mend()
  await environment.break({ path: '/customer-strategy/device-info', kind: 'drop', times: 0 })
  await until(() => parts('运行端').includes('暂时无法读取运行端状态'), 40_000)
  await open(`/me/strategy/${PLAIN}`, { as: MEMBER })
  expect(parts('运行端')).toBe('')
})

it('plans are polled every 10 s from 9:15 until none is pending, and not before', async () => {
  const path = '/customer-strategy/today-trade-plan-list'
  vi.setSystemTime(TRADING - 66 * MINUTE)
  await answer(
    path,
    [plan, { ...plan, planId: 'P0', symbol: 'SZ000905', status: 'INVALID', why: '停牌', at: plan.at - 72 * HOUR }],
    0,
  )
  await open(`/me/strategy/${PLAIN}/today`, { as: MEMBER })
  expect(words()).toMatch(/今日计划待触发1 ?09:30买入 江岸食品 600901待触发.+最近交易日计划 11-20已失效1.+停牌/)
  const before = requests(path).length
  await wait(30_000)
  expect(requests(path)).toHaveLength(before)
  await until(() => requests(path).length >= before + 3, 90_000)
  const trades = requests('/customer-strategy/today-trade-list').length
  await environment.mend()
  await answer(path, [{ ...plan, status: 'PARTLY', filledQty: 600, why: '成交量不足' }], 0)
  await until(() => words().includes('部分成交600/1,000，余400未成交：成交量不足'), 20_000)
  expect(requests('/customer-strategy/today-trade-list').length).toBe(trades + 1)
  const after = requests(path).length
  await wait(30_000)
  expect(requests(path)).toHaveLength(after)
})

it.each(['00:30', '08:30'])(
  'at %s what the last opening decided is over, and what waits is of the next',
  async (time) => {
    vi.setSystemTime(Date.parse(`2026-11-24T${time}:00+08:00`))
    await open(`/me/strategy/${PLAIN}/today`, { as: MEMBER })
    expect(words()).toMatch(/最近交易日计划 11-23已触发2/)
    expect(words()).not.toMatch(/今日(?:计划|成交)|待触发/)
    vi.setSystemTime(Date.parse(`2026-11-26T${time}:00+08:00`))
    await open(`/me/strategy/${QUANT}/today`, { as: MEMBER })
    expect(words()).toMatch(/今日计划待触发1/)
    vi.setSystemTime(Date.parse('2026-11-27T10:00:00+08:00'))
    await open(`/me/strategy/${QUANT}/today`, { as: MEMBER })
    expect(words()).toMatch(/最近交易日计划 11-26已触发1/)
  },
)

it('the record is that of the model account since the service opened; a running year has no annualized figure', async () => {
  await open(`/me/strategy/${PLAIN}/revenue`, { as: MEMBER })
  expect(words()).toMatch(/不是您账户的盈亏.+模型账户记录.*最大回撤（区间内）.+累计/)
  expect(words()).not.toMatch(/年化[+−]/)
  await press('近3月')
  expect(location.search).toBe('?period=3M')
  expect(requests('/customer-strategy/trade/revenue-statistics').at(-1)?.search).toContain('period=3M')
})

it('trades and timing are listed as records; channels show the drawdown first, and their positions by a press', async () => {
  await open(`/me/strategy/${PLAIN}/record`, { as: MEMBER })
  expect(document.querySelectorAll('#root main li').length).toBeGreaterThan(1)
  await press('择时')
  expect(words()).toMatch(/\d{4}-\d\d-\d\d.+日均线.+维持.+不是买卖建议/)
  await open(`/me/strategy/${PLAIN}/channel`, { as: MEMBER })
  expect(words()).toMatch(
    /标准通道模型账户记录 最大回撤 −\d\S+%，累计 [+−]?\d\S+%，同期\S+ [+−]?\d\S+% · 截至 11-20 15:00/,
  )
  await press(/^分散通道/)
  await until(() => /仓位\d.+收盘价截至 11-20 15:00/.test(document.querySelector('dialog[open]')?.textContent ?? ''))
})

it('G4: an expired service keeps its figures, and its stocks are locked on every page', async () => {
  const held = (await ask(MEMBER, `/customer-strategy/stock/list?id=${PLAIN}`)) as unknown as { name: string }[]
  expect(held.length).toBeGreaterThan(0)
  await open(`/me/strategy/${ENDED}`, { as: MEMBER })
  expect(words()).toMatch(/服务已于 \d{4}-\d\d-\d\d 到期.+服务已到期，请续期后查看/)
  expect(parts('收益')).toMatch(/最大回撤（区间内）−?\d/)
  expect(words()).toContain('续订服务')
  for (const tab of ['today', 'record']) {
    await open(`/me/strategy/${ENDED}/${tab}`, { as: MEMBER })
    expect(words()).toContain('服务已到期，请续期后查看')
  }
})

it('G4: a service that ends while its page is open is locked at once', async () => {
  const detail = await ask(MEMBER, `/customer-strategy/detail?id=${PLAIN}`)
  await answer('/customer-strategy/detail', { ...detail, expireAt: TRADING + 20_000 }, 0)
  const [first] = (await ask(MEMBER, `/customer-strategy/stock/list?id=${PLAIN}`)) as unknown as { name: string }[]
  await open(`/me/strategy/${PLAIN}`, { as: MEMBER })
  expect(parts(`持仓`) + words()).toContain(first?.name)
  await environment.break({ path: '/customer-strategy/stock/list', kind: 'code', value: 40301, times: 0 })
  await environment.break({ path: '/customer-strategy/today-trade-plan-list', kind: 'code', value: 40301, times: 0 })
  await until(() => words().includes('服务已于'), 30_000)
  await until(() => !words().includes(first?.name ?? ''))
})

it('a renewal is offered if the service allows it, and not for what was just bought', async () => {
  await open('/me/strategy/CS0201', { as: BUYER })
  expect(words()).toContain('续订服务')
  await answer('/orders/checkBySku', { canBuy: false, reason: 'PURCHASED', gates: [] }, 0)
  await open('/me/strategy/CS0201', { as: BUYER })
  expect(words()).not.toContain('续订服务')
  expect(words()).toContain('问投顾')
})

it.each(['', '/revenue', '/today', '/record', '/channel'])(
  'of somebody else, or gone: %s leads to the own ones',
  async (tab) => {
    await open(`/me/strategy/${PLAIN}${tab}`, { as: C3 })
    expect(words()).toContain('看我的策略')
    expect(requests('/customer-strategy/stock/list')).toEqual([])
  },
)
