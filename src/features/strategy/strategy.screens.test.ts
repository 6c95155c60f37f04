import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Customers: without a level, C3, with an expired evaluation, C5 with the service of ST03. */
const [NEW, C3, OLD, BUYER] = ['13800000001', '13800000004', '13800000006', '13800000007']
/** Any figure of a record. */
const FIGURE = /[+−]\d+\.\d\d%/

const { environment, words, open, press, find, go, requests, ask, answer } = await openScreens(
  /strategy|suitability|sku|login/,
  { at: TRADING },
)
const names = () =>
  [...document.querySelectorAll('#root main a[href^="/strategy/"] strong')].map((each) => each.textContent)

it('g1: shows suitable strategies by smallest drawdown, never sorted by return', async () => {
  await open('/strategy', { as: C3 })
  expect(words()).toContain('适合我的 C3')
  const falls = [...words().matchAll(/最大回撤−(\d+\.\d\d)%/g)].map(([, fall]) => Number(fall))
  expect(falls.length).toBeGreaterThan(2)
  expect(falls).toEqual([...falls].sort((a, b) => a - b))
  expect(words()).not.toMatch(/R[45]/)
  expect(words()).toContain('另有3个策略的风险等级高于您的C3，已收起')
  expect(words()).not.toMatch(/收益从高|收益排行|按收益/)
  expect([...document.querySelectorAll('[aria-label=排列] button')].map(({ textContent }) => textContent)).toEqual([
    '回撤小在前',
    '波动小在前',
    '发布时间',
  ])
})

it('the figures of each card are dated, and the header by the oldest of them', async () => {
  const page = await ask(C3, '/strategy/strategy/list?riskMax=R3')
  const [first, ...others] = page['list'] as { perf: object }[] // its answer
  const old = { ...first, perf: { ...first?.perf, asOf: TRADING - 10 * 86_400_000 } }
  await answer('/strategy/strategy/list', { ...page, list: [...others, old] }, 0)
  await open('/strategy', { as: C3 })
  expect(words()).toContain(`${others.length + 1}个策略，数据截至 11-13 10:20`)
  const cards = [...document.querySelectorAll('#root main li a')].map(({ textContent }) => textContent ?? '')
  expect(cards).toHaveLength(others.length + 1)
  for (const card of cards.slice(0, -1)) expect(card).toMatch(/最大回撤−.*同期\S+ [+−]\S+%.*截至 11-20 15:00/)
  expect(cards.at(-1)).toContain('截至 11-13 10:20')
})

it('keeps its filters in the address, and offers a way on when nothing matches', async () => {
  await open('/strategy', { as: C3 })
  await press('全部')
  expect(location.search).toBe('?risk=all')
  expect(words()).toMatch(/R[45]/)
  expect(words()).not.toContain('高于您的')
  await press('发布时间')
  expect(location.search).toContain('sort=NEWEST')
  await go('/strategy?style=none')
  expect(words()).toContain('没有与您匹配的策略')
  await press('看全部')
  expect(names().length).toBeGreaterThan(4)
})

it.each([
  ['without a level', NEW, '去测评'],
  ['with an expired evaluation', OLD, '重新测评'],
  ['who is a guest', undefined, '登录后查看'],
])('g2: hides every figure from a customer %s, and says how to see them', async (_, as, way) => {
  for (const path of ['/strategy', '/strategy/ST01']) {
    await open(path, as === undefined ? {} : { as })
    expect(words()).toMatch(/消费均线趋势.*R3|R3.*消费均线趋势/)
    expect(words()).toMatch(/历史回测|模型账户记录/)
    expect(words()).toContain('测评前不展示业绩数据')
    expect(words()).toContain(way)
    expect(document.querySelector('#root')?.innerHTML).not.toMatch(FIGURE)
    expect(document.querySelector('#root figure')).toBeNull()
    expect(words()).not.toContain('截至')
  }
  // The order tells no figure either, also not from the address.
  await open('/strategy?sort=DRAWDOWN', as === undefined ? {} : { as })
  const launched = [...words().matchAll(/(\d{4}-\d\d-\d\d) 发布/g)].map(([, on]) => on)
  expect(launched.length).toBeGreaterThan(5)
  expect(launched).toEqual(launched.toSorted().toReversed())
  expect(document.querySelector('[aria-label=排列]')?.textContent).toBe('发布时间')
})

it.each([
  ['without a level', NEW, '去测评'],
  ['with an expired evaluation', OLD, '重新测评'],
])(
  'g2: requests neither the results of a pool nor orders for a customer %s, and says how to see them',
  async (_, as, way) => {
    for (const path of ['/strategy-pool/PO02?tab=record', '/strategy/ST02/trade']) {
      await open(path, { as })
      expect(words()).toContain('测评前不展示业绩数据')
      expect(find(way)).toBeDefined()
      expect(words()).not.toMatch(/暂无|已结束/)
      expect(document.querySelector('#root')?.innerHTML).not.toMatch(FIGURE)
    }
    expect(requests('/strategy/trade/list')).toEqual([])
    expect(environment.requests().filter(({ path }) => /excellent-record|frequency|fund-trend/.test(path))).toEqual([])
  },
)

it('the drawdown comes before the total, with its days, the index, the value of 100,000, and every year', async () => {
  await open('/strategy/ST01', { as: C3 })
  expect(words()).toMatch(/模型账户记录.*\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d.*最大回撤（区间内）−\d.*累计.*同期/)
  expect(words()).toMatch(/10万元在最高点买入，最差时剩¥\d\d,\d{3}\.\d\d/)
  expect(words()).toMatch(/按自然年（亏损\d，共\d）/)
  expect(words()).toMatch(/已计交易费用，过往业绩不预示未来表现，不构成对收益的承诺。模型账户不等于实盘。/)
  expect(words()).toContain('与您的C3匹配')
})

it('a strategy of an unknown level is neither above the customer’s nor unsuitable', async () => {
  const detail = await ask(C3, '/strategy/detail/info?strategyId=ST01')
  await answer('/strategy/detail/info', { ...detail, riskLevel: 'R6' }, 0)
  await open('/strategy/ST01', { as: C3 })
  expect(words()).toContain('是否匹配：状态更新中')
  expect(words()).not.toMatch(/高于您的|不适合您/)
  expect(words()).toContain('暂不可购买')
})

it('a shorter period has no annual figure, and is kept in the address', async () => {
  await open('/strategy/ST01', { as: C3 })
  expect(words()).toContain('年化波动')
  await press('近3月')
  expect(location.search).toContain('period=3M')
  expect(words()).not.toMatch(/年化[+−]/)
})

it('a period that cannot be loaded leaves the way back to the others, and the focus where it was pressed', async () => {
  await open('/strategy/ST01', { as: C3 })
  await environment.break({ path: '/strategy/profit/info', kind: 'status', value: 503, times: 0 })
  const chip = find('近3月')
  chip?.focus()
  await press(chip)
  expect(document.querySelector('#root [role=alert]')).not.toBeNull()
  expect(document.activeElement).toBe(chip)
  await press('成立以来')
  expect(words()).toMatch(/最大回撤（区间内）−\d/)
  expect(find('成立以来')?.getAttribute('aria-pressed')).toBe('true')
})

it('g7: a strategy leads to its purchase where it can be bought, and to the own ones where it runs', async () => {
  const way = () => [...document.querySelectorAll('[aria-label=操作] a, [aria-label=操作] button')].at(-1)
  await open('/strategy/ST01', { as: C3 })
  expect([way()?.textContent, way()?.getAttribute('href')]).toEqual(['了解并订阅', '/sku/K301'])
  await open('/strategy/ST08', { as: BUYER })
  expect([way()?.textContent, way()?.hasAttribute('disabled')]).toEqual(['通道已满', true])
  await open('/strategy/ST03', { as: BUYER })
  expect([way()?.textContent, way()?.getAttribute('href')]).toEqual(['看我的策略', '/me/strategy'])
})

it('names holdings only with access', async () => {
  await open('/strategy/ST01', { as: C3 })
  expect(words()).toContain('股票名称在开通服务后显示')
  expect(document.querySelector('#root main a[href="/strategy-coupon"]')).not.toBeNull()
  expect(words()).toMatch(/持仓概览S[HZ]\d\d\*{4}/)
  await open('/strategy/ST03', { as: BUYER })
  expect(words()).not.toContain('股票名称在开通服务后显示')
})

it('links to the others if the strategy does not exist', async () => {
  await open('/strategy/none', { as: C3 })
  expect(words()).toContain('看全部策略')
  await open('/strategy/none')
  expect(words()).toContain('没有找到这个策略')
})
