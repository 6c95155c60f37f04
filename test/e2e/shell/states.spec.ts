import { pages, sitePages } from '#test/e2e/kit/routes.ts'
import { pressAgain, MAINTENANCE, controlService } from '#test/e2e/kit/service-state.ts'
import { expect, installControls, test } from '#test/e2e/kit/controls.ts'

// Each page is opened anew: a slow machine takes its time.
test.setTimeout(240_000)

/** Has what every page asks for. */
const CUSTOMER = '13800000031'

/** Pages that depend on no answer, or whose parts wait and fail alone: home.spec, me.spec, account.spec, pay.spec, and the tests of features/stock and features/learn. */
const otherwise = [
  '/home',
  '/me',
  '/me/settings',
  '/me/cancel/done',
  '/me/study',
  '/login',
  '/login/bind',
  '/pc-login',
  '/landing',
  '/live',
  '/stock',
  '/stock-search',
  '/stock/SH600901',
  '/complaint',
  '/offline',
  '/order/D00310005/result',
  '/authorization',
  '/env',
  '/redirect',
  '/o2n',
]
const ofTheSite = new Set<string>(sitePages.map(({ pattern }) => pattern))
/** Pages that need to be told more, or that a page before them has kept. */
const instead: Readonly<Record<string, string>> = {
  '/invite': '/invite?invite=IV0007A',
  '/sku/K301': '/sku/K105',
  '/search': '/search?q=股票',
  '/course/C101/lesson/C101-03': '/course/C102/lesson/C102-01',
}
const asking = pages
  .filter(({ path, pattern }) => !ofTheSite.has(pattern) && !otherwise.includes(path))
  .map(({ path }) => instead[path] ?? path)

const parts = {
  'about the customer': /^\/(?:me|suitability|invoice)\b/,
  'of an order': /^\/(?:order|refund|sub-order|checkout)\b/,
  'for everybody': /^\/(?!(?:me|suitability|invoice|order|refund|sub-order|checkout)\b)/,
}

for (const [name, mine] of Object.entries(parts)) {
  test(`each page ${name} waits in its shape, says what failed and why, and comes at another try`, async ({
    phone,
  }) => {
    const { page, context } = await phone('android', { consent: false, signedInAs: CUSTOMER })
    await installControls(context)
    const answers = await controlService(context)
    const main = page.locator('#root main')
    const seen = () => page.evaluate(() => window.seen())
    for (const path of asking.filter((each) => mine.test(each))) {
      answers('not yet')
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(seen, { message: path }).toBe('loading')
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.getByText('暂无'), path).toHaveCount(0)
      answers('broken')
      await expect(main.getByRole('alert').first(), path).toContainText('服务繁忙，请稍后再试')
      answers('refused')
      await pressAgain(page)
      await expect(main.getByRole('alert').first(), path).toContainText(MAINTENANCE)
      answers('well')
      await expect(async () => {
        await pressAgain(page)
        expect(await page.evaluate(() => window.settled()), path).toBe('content')
      }).toPass()
    }
  })
}
