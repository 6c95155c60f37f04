import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const [CUSTOMER, FRESH] = ['13800000004', '13800000001']

const { environment, words, open, go, press } = await openScreens(/promo-stock|login/, { at: TRADING, database: true })

const rows = () =>
  [...document.querySelectorAll('#root li')].map((li) => li.textContent ?? '').filter((text) => text.includes('延迟'))

it('states before the first record that none is left out, and shows a guest where the overall figures are', async () => {
  await open('/promo-stock?scene=ad')
  const [, total = ''] = /共 (\d+) 例，盈利与未盈利全部列出/.exec(words()) ?? []
  expect(words().indexOf('全部已结束满30天的记录')).toBeLessThan(words().indexOf(rows()[0] ?? '-'))
  for (let page = 1; rows().length < Number(total) && page < 9; page += 1) await press('加载更多')
  expect(rows()).toHaveLength(Number(total))
  expect(rows().some((row) => /\+\d+\.\d\d%$/.test(row))).toBe(true)
  expect(rows().some((row) => /−\d+\.\d\d%$/.test(row))).toBe(true)
  const ends = rows().map((row) => / 至 (\d{4}-\d\d-\d\d)/.exec(row)?.[1] ?? '')
  expect(ends).toEqual([...ends].sort().reverse())
  expect(Math.min(...rows().map((row) => Number(/延迟(\d+)天展示/.exec(row)?.[1])))).toBeGreaterThanOrEqual(30)
  expect(document.querySelector('a[href="/login?redirect=%2Fpromo-stock"]')?.textContent).toBe('登录后查看')
})

it('shows a customer the overall figures above the records, and videos with their speaker', async () => {
  await open('/promo-stock', { as: CUSTOMER })
  expect(words()).toMatch(/全部已结束满30天的记录一例一柱，由亏到盈已结束\d+ 例，盈利 \d+ 例，未盈利 \d+ 例.*最差一例−/)
  expect(words()).not.toContain('登录后')
  expect(words()).toContain('延迟展示·非实时建议')
  await press(/登记编号/)
  expect(location.search).toMatch(/video=/)
  expect(document.querySelector('video')).not.toBeNull()
})

it('a shared video asks a guest to log in, and returns to it', async () => {
  await open('/promo-stock?video=V1')
  expect(words()).toContain('登录后可观看学习视频')
  expect(document.querySelector('a[href="/login?redirect=%2Fpromo-stock%3Fvideo%3DV1"]')).not.toBeNull()
})

it('explains why the records failed to load, and loads on retry', async () => {
  await environment.break({ path: '/promotion-stock/list', kind: 'status', value: 503 })
  await open('/promo-stock', { as: FRESH })
  expect(words()).toContain('服务繁忙，请稍后再试')
  expect(rows()).toEqual([])
  await press('重试')
  expect(rows().length).toBeGreaterThan(0)
})

it('is readable offline once it was opened', async () => {
  await open('/promo-stock')
  const seen = rows()
  await environment.break({ path: '/public/promotion-stock/list', kind: 'drop', times: 0 })
  await go('/promo-stock')
  expect(rows()).toEqual(seen)
  expect(words()).toMatch(/离线|缓存|保存/)
})
