import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'

const { environment, words, open, press } = await openScreens(/case\/strategy|login/, { at: TRADING })

it('shows the maximum drawdown first, whether it was a back-test, the adviser responsible, and the trades', async () => {
  await open('/case/strategy/ST01', { as: CUSTOMER })
  expect(words()).toMatch(
    /模型账户记录 \d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d最大回撤−\d+\.\d\d%回撤期间\d{4}-\d\d-\d\d 至 .+累计.+同期/,
  )
  expect(words()).toMatch(/[已未]计交易费用，过往业绩不预示未来表现，不构成对收益的承诺/)
  expect(words()).toMatch(/登记编号 示例/)
  expect(words()).toMatch(/规则说明.+股票范围/)
  expect(words()).toMatch(/成交记录(?:买入|卖出) \S+ \d{6} \d+\.\d\d元/)
})

it('shows non-subscribers no trade of the last month, on any page', async () => {
  await open('/case/strategy/ST01', { as: CUSTOMER })
  const deals = () => [...document.querySelectorAll('#root li')].map(({ textContent }) => textContent ?? '')
  const first = deals().length
  await press('加载更多')
  expect(deals().length).toBeGreaterThan(first)
  const months = deals().map((deal) => /元(?:\d{4}-)?(\d\d)-\d\d \d\d:\d\d/.exec(deal)?.[1])
  expect(months.filter((month) => month === undefined || month === '11')).toEqual([])
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
