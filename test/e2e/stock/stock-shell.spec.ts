import { expect, test } from '#test/e2e/kit/watch.ts'
import { seen, untilHydrated, watch, withoutModules } from '#test/e2e/kit/hydration.ts'

const CUSTOMER = '13800000002'
const NAME = '江岸食品 600901'
const SYMBOLS = '/quotes/v1/symbols'
const title = 'h1'

test('a stock shows its name before any module, from one request without a bearer and without layout shift', async ({
  phone,
}) => {
  const visitor = await phone('browser', { consent: true, signedInAs: CUSTOMER })
  const { page, context, open } = visitor
  await watch(context, NAME)
  await withoutModules(visitor)
  await open('/stock/SH600901')
  await expect(page.locator(title)).toHaveText(NAME)
  await context.unroute('**/assets/*.js')
  const sent: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().includes(SYMBOLS)) sent.push(request.headers())
  })
  await open('/stock/SH600901')
  await untilHydrated(page)
  await expect(page.getByRole('img', { name: /江岸食品分时/ })).toBeVisible()
  expect(await seen(page)).toEqual({ shift: expect.closeTo(0, 3), inPlace: true })
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toHaveProperty('authorization')
  expect(sent[0]).not.toHaveProperty('cookie')
})

test('a stock’s name is rendered as text, and an unknown or missing one is left out', async ({ phone }) => {
  const hostile = '<img src=x onerror="window.hit=1">{{title}}'
  const info = { symbol: 'SH600901', name: hostile, kind: 'STOCK', tick: 0.01, digits: 2, lotMin: 100, lotStep: 100 }
  for (const [json, says] of [
    [{ code: 0, data: [{ ...info, flags: [] }] }, `${hostile} 600901`],
    [{ code: 0, data: [] }, '股票'],
    [{ code: 0, data: { list: 7 } }, '600901'],
    [{ code: 50000, msg: '系统繁忙' }, '600901'],
  ] as const) {
    const { page, context, open } = await phone('browser', { consent: true })
    await context.route(`**${SYMBOLS}?**`, (route) => route.fulfill({ json }))
    await open('/stock/SH600901')
    await untilHydrated(page)
    await expect(page.locator(title)).toContainText(says)
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
    await context.close()
  }
})

test('股票 renders before any module, with an empty list for a newcomer only', async ({ phone }) => {
  const newcomer = await phone('browser', { consent: true })
  await withoutModules(newcomer)
  await newcomer.open('/stock')
  const empty = newcomer.page.getByText('还没有自选股')
  await expect(empty).toBeVisible()
  await expect(newcomer.page.getByRole('link', { name: '添加自选' })).toHaveAttribute('href', '/stock-search')
  const known = await phone('browser', { consent: true })
  await withoutModules(known)
  await known.context.addInitScript(() => {
    localStorage.setItem('guestStocks', JSON.stringify([{ symbol: 'SH600901', name: '江岸食品' }]))
  })
  await watch(known.context, '股票')
  await known.open('/stock')
  await expect(known.page.getByRole('tab', { name: '自选' })).toBeVisible()
  await expect(known.page.getByText('还没有自选股')).toBeHidden()
  await known.context.unroute('**/assets/*.js')
  await known.open('/stock?tab=diagnose')
  await expect(known.page.getByRole('tab', { name: '诊断' })).toHaveAttribute('aria-selected', 'true')
  await known.open('/stock')
  await expect(known.page.getByRole('list', { name: '自选股' })).toContainText('江岸食品')
})
