import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

const CUSTOMER = '13800000004'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/stock|chat/)
}, 60_000)
beforeEach(async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  await tools.environment.reset()
})

async function open(path: string) {
  const { environment, phone } = tools
  phone.wipe({ ...((await environment.login(CUSTOMER)) as Record<string, string>), openId: 'o-1' })
  phone.open(path)
  await phone.settle()
}
async function press(label: string, name: string) {
  const chips = [...document.querySelectorAll(`ul[aria-label=${label}] button`)]
  const found = chips.find((each) => each.textContent === name)
  if (!(found instanceof HTMLElement)) throw new Error(`no ${name} in ${label}`)
  found.click()
  await tools.phone.settle()
}
const rows = () => [...document.querySelectorAll('ul[aria-label=问答] > li')]
const words = () => tools.phone.words()
const asked = () => tools.environment.requests().filter(({ path }) => path === '/stock/qa/list')

test('questions of all rooms stand together, each leads to its answers', async () => {
  await open('/stock-qa')
  expect(rows().length).toBeGreaterThan(1)
  for (const row of rows()) {
    expect(row.textContent).toMatch(/(待回答|已回答|已关闭) · 提问.+ · \d\d-\d\d/)
    expect(row.querySelector('a')?.getAttribute('href')).toMatch(/^\/chat\/[^/]+\/qa\/[^/]+$/)
  }
  expect(words()).toContain('不构成投资建议')
  expect(words()).toContain('股市有风险，投资需谨慎')
})

test('a stock and an analyst narrow the list, and stay in the address for Back', async () => {
  await open('/stock-qa')
  const all = rows().length
  const symbol = document.querySelector('ul[aria-label=股票] button')?.textContent ?? ''
  await press('股票', symbol)
  expect(location.search).toMatch(/^\?symbol=(?:SH|SZ|BJ)\d{6}$/)
  expect(rows().length).toBeLessThan(all)
  await press('股票', symbol)
  expect(location.search).toBe('')
  expect(rows()).toHaveLength(all)
  const analyst = document.querySelector('ul[aria-label=老师] button')?.textContent ?? ''
  await press('老师', analyst)
  expect(rows().every((row) => row.textContent?.includes(`提问${analyst}`))).toBe(true)
})

test('none for a stock is said; the list that fails can be asked for again, and the filters stand', async () => {
  await open('/stock-qa?symbol=BJ830901')
  expect(words()).toContain('没有符合条件的问答')
  await tools.environment.break({ path: '/stock/qa/list', kind: 'status', value: 503, times: 0 })
  await open('/stock-qa')
  expect(words()).toContain('重试')
  expect(document.querySelector('ul[aria-label=股票]')).toBeTruthy()
  expect(asked().length).toBeGreaterThan(0)
})
