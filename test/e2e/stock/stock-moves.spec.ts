import { atTradingTime, beginAt } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

/** The second is a Saturday, whose chart is the day before's. */
const days = ['trading', 'rest'] as const

for (const day of days) {
  test(`on a ${day} day nothing below the chart moves when it loads`, async ({ phone, server }) => {
    await (day === 'trading' ? atTradingTime(server) : beginAt(server, '2026-11-28T11:00'))
    const { page, open } = await phone('browser', { consent: true })
    let come = () => {}
    const held = new Promise<void>((resolve) => (come = resolve))
    await page.route('**/quotes/v1/minutes?*', async (route) => {
      await held
      await route.continue()
    })
    await open('/stock/SH600901')
    const parts = [page.getByRole('link', { name: '评分' }), page.getByRole('tab', { name: '资讯' })]
    const places = () => Promise.all(parts.map(async (each) => (await each.boundingBox())?.y))
    await expect(page.getByRole('row', { name: /^买五/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/截至 11-2\d \d\d:\d\d/)
    await expect(page.getByRole('tab', { name: '资讯' })).toBeVisible()
    const before = await places()
    expect(before.every((y) => y !== undefined)).toBe(true)
    come()
    await expect(page.getByRole('img', { name: /江岸食品分时/ })).toBeVisible()
    expect(await places()).toEqual(before)
  })
}
