import { expect, test } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'

const { environment, words, open, find, press, ask } = await openScreens(/stock/, { at: TRADING })

const follow = (symbols: readonly string[]) => ask(CUSTOMER, '/stock/my/add-list', { symbols })
const notes = () => [...document.querySelectorAll('main [class*=note]')].map((each) => each.textContent ?? '')

test('announcements on the customer’s stocks are listed newest first with their stock; older ones on demand', async () => {
  await follow(['SH600901', 'SZ000901'])
  await open('/stock-alert', { as: CUSTOMER })
  expect(notes()).toHaveLength(20)
  for (const note of notes()) expect(note).toMatch(/^(江岸食品|云岭医药) · \d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(words()).toContain('不构成投资建议')
  for (const count of [40, 42]) {
    await press('更早的公告')
    expect(notes()).toHaveLength(count)
  }
  expect(find('更早的公告')).toBeUndefined()
})

test('an empty watchlist is linked; a failure can be retried', async () => {
  await follow([])
  await open('/stock-alert', { as: CUSTOMER })
  expect(words()).toContain('自选股暂无公告')
  expect(document.querySelector('main a[href="/stock"]')).toBeTruthy()
  await environment.break({ path: '/stock/notice/list', kind: 'status', value: 503, times: 0 })
  await open('/stock-alert', { as: CUSTOMER })
  expect(words()).toContain('重试')
})

test('without the quotes service, a stock is named by its code', async () => {
  await follow(['SH600901'])
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/stock-alert', { as: CUSTOMER })
  expect(notes()[0]).toMatch(/^600901 · /)
})
