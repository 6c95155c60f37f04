import { expect, test } from 'vitest'
import type { Snapshot } from '#quotes/shapes.ts'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const { environment, words, until, open } = await openScreens(/article|course/, { at: TRADING })
await loadSanitizer()

const rows = () =>
  [...document.querySelectorAll('#root a[href^="/stock/S"]')].map((link) => link.textContent?.replaceAll(' ', '') ?? '')
/** The current price of 江岸食品 from the quotes service. */
async function now(): Promise<Snapshot | undefined> {
  const answer = await environment.fetch('/api/quotes/v1/snapshot?symbols=SH600901')
  const { data } = (await answer.json()) as { data: { list: Snapshot[] } }
  return data.list[0]
}
const priceOf = () => Number(/江岸食品600901([\d.]+)/.exec(rows().join())?.[1])

test.each([
  ['an article', '/article/A201', 4],
  ['a course', '/course/C105', 2],
])('the stocks named by %s link to their pages, with the current price', async (_, path, count) => {
  await open(path)
  await until(() => rows().length === count)
  const quote = await now()
  expect(quote?.price).not.toBe(quote?.prevClose)
  await until(() => Math.abs(priceOf() / (quote?.price ?? 0) - 1) < 0.005)
  expect(words()).toMatch(/截至 11-\d\d 1\d:\d\d/)
})

test('without the quotes service, the last close is shown with its date', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/article/A201')
  await until(() => rows().length > 0)
  expect(rows()[0]).toMatch(/^江岸食品600901\d+\.\d\d[+−]?\d/)
  expect(words()).toContain('截至 11-20 15:00')
})
