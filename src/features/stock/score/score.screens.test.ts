import { expect, test } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { toScore, trendPath } from './score.words.ts'

const CUSTOMER = '13800000004'

const { environment, phone, words, open } = await openScreens(/stock|score/, { at: TRADING })

const factors = () => [...document.querySelectorAll('ul[aria-label=评分构成] > li')].map((each) => each.textContent)

test('a customer sees the score, each factor against its industry with its method, and its history', async () => {
  await open('/score/SH600901', { as: CUSTOMER })
  expect(phone.title()).toBe('江岸食品评分')
  expect(words()).toMatch(/\d+\.\d ?\/ ?100/)
  expect(words()).toMatch(/第 \d+ 名（共 \d+ 只）/)
  expect(words()).toMatch(/截至 2026-11-/)
  expect(factors()).toHaveLength(5)
  for (const factor of factors()) expect(factor).toMatch(/\d+(近|示例).+(高于|低于|等于)行业中位 [\d.]+$/)
  expect(words().match(/2026-\d\d-\d\d/g)?.length).toBeGreaterThan(6)
  expect(words()).toContain('不构成投资建议')
  expect(words()).toContain('股市有风险，投资需谨慎')
})

test('a stock without a score explains why, and a failed one can be retried', async () => {
  await open('/score/SZ002901', { as: CUSTOMER })
  expect(words()).toContain('该股票暂无评分')
  expect(words()).toContain('看其他股票')
  await environment.break({ path: '/stock-score/stock-info', kind: 'status', value: 503, times: 0 })
  await open('/score/SH600901', { as: CUSTOMER })
  expect(factors()).toHaveLength(0)
  expect(words()).toMatch(/重试|刷新/)
})

test('if the methods fail, the score remains', async () => {
  await environment.break({ path: '/stock-score/factor/list', kind: 'status', value: 503, times: 0 })
  await open('/score/SH600901', { as: CUSTOMER })
  expect(factors()).toHaveLength(5)
  expect(words()).not.toContain('近60个交易日')
})

test('the page of a stock links to its score', async () => {
  await open('/stock/SH600901', { as: CUSTOMER })
  expect(document.querySelector('a[href="/score/SH600901"]')?.textContent).toBe('评分')
})

test('a score outside its scale is clamped to its bar, and a single point draws no line', () => {
  const factor = { id: 'F1', name: '波动', value: 0, median: -3, score: 180 }
  const info = { symbol: 'SH600901', name: '江岸食品', score: 50, rank: 1, rankTotal: 2, asOf: 0, history: [] }
  const [shown] = toScore({ ...info, factors: [factor] }, []).factors
  expect(shown).toMatchObject({ score: 100, median: 0, method: '' })
  expect(trendPath([{ d: '2026-11-23', score: 5 }])).toBe('')
  expect(
    trendPath([
      { d: '2026-11-20', score: 0 },
      { d: '2026-11-23', score: 100 },
    ]),
  ).toBe('M0.0 100.0L100.0 0.0')
})
