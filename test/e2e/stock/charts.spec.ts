import type { CDPSession, Locator, Page } from '@playwright/test'
import { atTradingTime } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/fixtures.ts'

type Point = { x: number; y: number }

/** Fingers as a phone reports them. */
async function fingersOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (...points: Point[]) => send('touchStart', points),
    move: (...points: Point[]) => send('touchMove', points),
    up: () => send('touchEnd', []),
    /** Dragged from one point to another, in steps like a hand. */
    async swipe(from: Point, to: Point) {
      await send('touchStart', [from])
      for (let step = 1; step <= 12; step++) {
        const share = step / 12
        await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
      }
      await send('touchEnd', [])
    },
  }
}

async function placeOf(chart: Locator) {
  await chart.scrollIntoViewIfNeeded()
  const box = await chart.boundingBox()
  if (!box) throw new Error('the chart is not drawn')
  return (x: number, y = 0.5): Point => ({ x: box.x + box.width * x, y: box.y + box.height * y })
}

test.beforeEach(({ server }) => atTradingTime(server))

test('one finger pans, two pinch, a long press selects a bar, and the past loads page by page', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: true })
  await open('/stock/SH600901')
  const facts = page.getByRole('region', { name: '行情', exact: true })
  await page.getByRole('button', { name: '日K' }).click()
  const chart = page.getByRole('img', { name: /日K 前复权/ })
  await expect(chart).toBeVisible()
  const label = async () => (await chart.getAttribute('aria-label')) ?? ''
  const days = async () => {
    const [, from = '', to = ''] = /，(\S+)至(\S+)，/.exec(await label()) ?? []
    return { from, to }
  }
  /** Once the chart shows the result of the gesture: slow machines render some frames later. */
  const settled = async () => {
    let last = ''
    await expect
      .poll(
        async () => {
          const before = last
          last = await label()
          return last === before
        },
        { intervals: [250] },
      )
      .toBe(true)
    return days()
  }
  const newest = await days()
  const at = await placeOf(chart)
  const { down, move, up, swipe } = await fingersOn(page)

  // To the right: older days come in from the left. Sixty days are visible; two thirds of the width are forty of them.
  await swipe(at(0.2), at(0.2 + 2 / 3))
  const panned = await settled()
  expect(panned.to < newest.to && panned.from < newest.from).toBe(true)
  await expect(facts).toContainText('今开')

  // Twice as far apart: half as many days, and the one between the fingers stays in place.
  await down(at(0.4), at(0.6))
  await move(at(0.35), at(0.65))
  await move(at(0.3), at(0.7))
  await up()
  const pinched = await settled()
  expect(pinched.from > panned.from && pinched.to < panned.to).toBe(true)
  const middle = ({ from, to }: { from: string; to: string }) => (Date.parse(from) + Date.parse(to)) / 2
  // There are weekends and a holiday in between.
  expect(Math.abs(middle(pinched) - middle(panned)) / 86_400_000).toBeLessThan(8)

  // A resting finger selects a bar; its values are shown above, also after release; a tap clears them.
  await down(at(0.5))
  await expect(facts).toContainText('收盘')
  const read = await facts.textContent()
  await move(at(0.8))
  await expect.poll(() => facts.textContent()).not.toBe(read)
  await up()
  await expect(facts).toContainText('收盘')
  await swipe(at(0.8), at(0.8))
  await expect(facts).toContainText('今开')
  expect(await days()).toEqual(pinched)

  // Far back: bars before the first page are requested while panning.
  for (let turn = 0; turn < 4; turn++) await swipe(at(0.1), at(0.4))
  await page.getByRole('group', { name: /日K/ }).focus()
  for (let press = 0; press < 8; press++) await page.keyboard.press('-')
  for (let turn = 0; turn < 2; turn++) await swipe(at(0.1), at(0.95))
  await expect.poll(async () => (await days()).from < '2025-06').toBe(true)
  // Another period ends at the same date.
  const { to } = await days()
  await page.getByRole('button', { name: '周K' }).click()
  await expect(page.getByRole('img', { name: /周K/ })).toBeVisible()
  const week = /至(\S+)，/.exec((await page.getByRole('img', { name: /周K/ }).getAttribute('aria-label')) ?? '')?.[1]
  expect((Date.parse(week ?? '') - Date.parse(to)) / 86_400_000).toBeLessThan(7)
  expect((week ?? '') >= to).toBe(true)
})

test('a vertical swipe scrolls the page over every chart, and clears the selection', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: true, signedInAs: '13800000004' })
  const scrolls = async (chart: Locator) => {
    const at = await placeOf(chart)
    const { swipe } = await fingersOn(page)
    const before = await page.evaluate(() => scrollY)
    await swipe(at(0.5, 0.9), { ...at(0.5), y: at(0.5, 0.9).y - 220 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60)
    await page.evaluate(() => scrollTo(0, 0))
  }
  await open('/stock/SH600901')
  const facts = page.getByRole('region', { name: '行情', exact: true })
  for (const [button, picture] of [
    ['分时', /分时，/],
    ['五日', /五日分时/],
    ['日K', /日K/],
    ['月K', /月K/],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('img', { name: picture })).toBeVisible()
    await scrolls(page.getByRole('img', { name: picture }))
    // The browser took over the gesture: the day's facts are shown again.
    await expect(facts).toContainText('今开')
  }
  await open('/case?tab=loss&period=ALL')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await scrolls(page.getByRole('img', { name: /沪深300/ }))
})
