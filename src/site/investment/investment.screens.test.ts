import { afterAll, expect, it } from 'vitest'
import { looks, skins } from '#test/e2e/kit/looks.ts'
import { openScreens } from '#test/sweep/screens.ts'

const LIST = '/public/strategy/list'

const { answer, environment, open, until, words } = await openScreens(/^\/investment/)

/** The strategies: rows of a table on a desktop, cards on a phone. */
const rows = () =>
  [...document.querySelectorAll('#root tbody th > button[aria-pressed], #root li > button[aria-pressed]')].map(
    (button) => button.closest('tr, li')?.textContent ?? '',
  )

// The next file of this worker has a phone's.
afterAll(() => void Reflect.deleteProperty(navigator, 'userAgent'))

it.each(skins)('%s: each strategy has its benchmark and says whether costs are counted', async (look) => {
  Object.defineProperty(navigator, 'userAgent', { value: looks[look].userAgent, configurable: true })
  const answered = await environment.ask('', `${LIST}?sort=DRAWDOWN&pageNo=1&pageSize=50`)
  const page = answered as { list: { perf: object }[]; total: number }
  await open('/investment')
  await until(() => rows().length === page.total)
  for (const row of rows()) {
    expect(row).toMatch(/沪深300 (?:[+−]\d+\.\d\d|0\.00)%/)
    expect(row).toMatch(/\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d · 已计交易费用/)
  }
  expect(words()).toContain('同期')
  expect(words()).not.toContain('以上为其中')
  const list = page.list.slice(0, 2).map((each) => ({ ...each, perf: { ...each.perf, feesIncluded: false } }))
  await answer(LIST, { ...page, list }, 0)
  await open('/investment')
  await until(() => words().includes(`以上为其中 2 个，共 ${page.total} 个`))
  for (const row of rows()) expect(row).toContain('未计交易费用')
})
