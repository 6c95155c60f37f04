import { expect, test } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'

const { environment, words, open, press, requests } = await openScreens(/stock|chat/, { at: TRADING })

const list = (label: string) => document.querySelector(`ul[aria-label=${label}]`)
const rows = () => [...document.querySelectorAll('ul[aria-label=问答] > li')]

test('questions of all rooms are listed together, each linked to its answers', async () => {
  await open('/stock-qa', { as: CUSTOMER })
  expect(rows().length).toBeGreaterThan(1)
  for (const row of rows()) {
    expect(row.textContent).toMatch(/(待回答|已回答|已关闭) · 提问.+ · \d{4}-\d\d-\d\d/)
    expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^\/chat\/[^/]+\/qa\/[^/]+$/)
  }
  expect(words()).toContain('不构成投资建议')
  expect(words()).toContain('股市有风险，投资需谨慎')
})

test('a stock and an analyst filter the list, and are kept in the address for Back', async () => {
  await open('/stock-qa', { as: CUSTOMER })
  const all = rows().length
  const symbol = list('股票')?.querySelector('button')?.textContent ?? ''
  await press(symbol, list('股票'))
  expect(location.search).toMatch(/^\?symbol=(?:SH|SZ|BJ)\d{6}$/)
  expect(rows().length).toBeLessThan(all)
  await press(symbol, list('股票'))
  expect(location.search).toBe('')
  expect(rows()).toHaveLength(all)
  const analyst = list('老师')?.querySelector('button')?.textContent ?? ''
  await press(analyst, list('老师'))
  expect(rows().every((row) => row.textContent?.includes(`提问${analyst}`))).toBe(true)
})

test('an empty result is reported; a failed list can be retried, and the filters remain', async () => {
  await open('/stock-qa?symbol=BJ920901', { as: CUSTOMER })
  expect(words()).toContain('没有符合条件的问答')
  await press('看全部问答')
  expect(location.search).toBe('')
  expect(rows().length).toBeGreaterThan(0)
  await environment.break({ path: '/stock/qa/list', kind: 'status', value: 503, times: 0 })
  await open('/stock-qa', { as: CUSTOMER })
  expect(words()).toContain('重试')
  expect(list('股票')).toBeTruthy()
  expect(requests('/stock/qa/list').length).toBeGreaterThan(0)
})
