import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

const CUSTOMER = '13800000004'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/stock/)
}, 60_000)
beforeEach(async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  await tools.environment.reset()
})

let tokens: Record<string, string> = {}
async function login(symbols: readonly string[]) {
  tokens = (await tools.environment.login(CUSTOMER)) as Record<string, string>
  await tools.environment.ask(tokens['accessToken'] ?? '', '/stock/my/add-list', { symbols })
}
async function open(path: string) {
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  tools.phone.open(path)
  await tools.phone.settle()
}
const notes = () => [...document.querySelectorAll('main [class*=note]')].map((each) => each.textContent ?? '')
const words = () => tools.phone.words()
const more = () => [...document.querySelectorAll('button')].find((each) => each.textContent === '更早的公告')

test('announcements on the customer’s stocks stand newest first, with their stock; older ones follow by a press', async () => {
  await login(['SH600901', 'SZ000901'])
  await open('/stock-alert')
  expect(notes()).toHaveLength(20)
  for (const note of notes()) expect(note).toMatch(/^(江岸食品|云岭医药) · \d\d-\d\d \d\d:\d\d$/)
  expect(words()).toContain('不构成投资建议')
  for (const count of [40, 42]) {
    more()?.click()
    await tools.phone.settle()
    expect(notes()).toHaveLength(count)
  }
  expect(more()).toBeUndefined()
})

test('who has none is led to the list; a service that fails can be asked again', async () => {
  await login([])
  await open('/stock-alert')
  expect(words()).toContain('自选股暂无公告')
  expect(document.querySelector('main a[href="/stock"]')).toBeTruthy()
  await tools.environment.break({ path: '/stock/notice/list', kind: 'status', value: 503, times: 0 })
  await open('/stock-alert')
  expect(words()).toContain('重试')
})

test('where the quotes service is down, a stock goes by its code', async () => {
  await login(['SH600901'])
  await tools.environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/stock-alert')
  expect(notes()[0]).toMatch(/^600901 · /)
})
