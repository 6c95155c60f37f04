import { expect, test } from 'vitest'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createScores } from '#test/service/seed/market/scores.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { weightOf } from './ranking.words.ts'

const CUSTOMER = '13800000004'

const { environment, words, open, press, requests } = await openScreens(/score/, { at: TRADING })

/** How many stocks are scored. */
const whole = createScores(createMarket(today(TRADING))).ranking([]).length

const rows = () => [...document.querySelectorAll('ul[aria-label=评分排名] > li')].map((row) => row.textContent)
const scores = () => rows().map((row) => Number(/([\d.]+)$/.exec(row)?.[1]))

test('the ranking starts with the best or, by a press, with the worst, each with its overall rank', async () => {
  await open('/score', { as: CUSTOMER })
  expect(words()).toContain('全部 5 项，各占 20%')
  expect(words()).toContain('近60个交易日的涨跌幅')
  expect(rows()[0]).toContain(`第 1 名，共 ${whole} 只`)
  const best = scores()
  expect(best).toEqual([...best].sort((a, b) => b - a))
  await press('排名靠后')
  expect(rows()[0]).toContain(`第 ${whole} 名，共 ${whole} 只`)
  const worst = scores()
  expect(worst).toHaveLength(20)
  expect(worst).toEqual([...worst].sort((a, b) => a - b))
  await press('加载更多')
  expect(rows()).toHaveLength(40)
  expect(words()).toContain('不构成投资建议')
})

test('factors are selected, weighted equally, and kept in the address for Back', async () => {
  await open('/score', { as: CUSTOMER })
  const all = rows()
  await press('波动')
  await press('回撤')
  expect(words()).toContain('已选 2 项，各占 50%')
  expect(location.search).toBe('?by=F2%2CF4')
  expect(rows()).not.toEqual(all)
  expect(requests('/stock-score/stock-list')).toHaveLength(3)
  await open('/score?by=F2,F4&end=bottom', { as: CUSTOMER })
  expect(words()).toContain('已选 2 项，各占 50%')
  expect(rows()[0]).toContain(`第 ${whole} 名`)
})

test('a failed ranking is reported, and the factors remain', async () => {
  await environment.break({ path: '/stock-score/stock-list', kind: 'status', value: 503, times: 0 })
  await open('/score', { as: CUSTOMER })
  expect(rows()).toHaveLength(0)
  expect(words()).toContain('重试')
  expect(words()).toContain('流动性')
})

test('weights are shown to one decimal', () => {
  expect([weightOf(3, 5), weightOf(0, 0)]).toEqual(['已选 3 项，各占 33.3%', ''])
})
