import type { BrowserContext } from '@playwright/test'
import { siteRoutes } from '#app/site-routes.tsx'
import { pages } from './routes.ts'
import { expect, steered, test } from './steer.ts'

// Each page is opened anew: a slow machine takes its time.
test.setTimeout(240_000)

/** Has what every page asks for. */
const CUSTOMER = '13800000031'
/** Shown as it came. product 0.3 */
const SAID = '系统正在维护，请于今晚十点后再试'

/** Pages that depend on no answer, or whose parts wait and fail alone: home.spec, me.spec, account.spec, pay.spec. */
const otherwise = [
  '/home',
  '/me',
  '/me/settings',
  '/me/cancel/done',
  '/login',
  '/login/bind',
  '/pc-login',
  '/landing',
  '/live',
  '/stock',
  '/offline',
  '/order/D00310005/result',
  '/authorization',
  '/env',
  '/redirect',
  '/o2n',
]
const ofTheSite = new Set<string>(siteRoutes.map(({ pattern }) => pattern))
/** Pages that need to be told more, or that a page before them has kept. */
const instead: Readonly<Record<string, string>> = {
  '/invite': '/invite?invite=IV0007A',
  '/sku/K301': '/sku/K105',
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

/** How the service answers what a page reads. */
type Stage = 'not yet' | 'broken' | 'refused' | 'well'

/** Sets the stage of a context; what was held until then is answered in the new one. */
async function staged(context: BrowserContext): Promise<(next: Stage) => void> {
  let stage: Stage = 'well'
  let held: (() => void)[] = []
  await context.route(/\/api\/(?!wx\/jsapi|public\/current-time)/, async (route) => {
    if (stage === 'not yet') await new Promise<void>((resolve) => held.push(resolve))
    if (stage === 'broken') return route.fulfill({ status: 500, body: '' })
    if (stage === 'refused') return route.fulfill({ json: { code: 50_000, message: SAID, data: null } })
    return route.fallback()
  })
  return (next) => {
    stage = next
    const all = held
    held = []
    for (const go of all) go()
  }
}

for (const [name, mine] of Object.entries(parts)) {
  test(`each page ${name} waits in its shape, says what failed and why, and comes at another try`, async ({
    phone,
  }) => {
    const { page, context } = await phone('browser', { consent: false, signedInAs: CUSTOMER })
    await steered(context)
    const answers = await staged(context)
    const main = page.locator('#root main')
    const seen = () => page.evaluate(() => window.seen())
    // At once, all that stand there: one that has just gone is not waited for.
    const again = () =>
      page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLElement>('#root main [role=alert] button')) each.click()
      })
    for (const path of asking.filter((each) => mine.test(each))) {
      answers('not yet')
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(seen, { message: path }).toBe('loading')
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.getByText('暂无'), path).toHaveCount(0)
      answers('broken')
      await expect(main.getByRole('alert').first(), path).toContainText('服务繁忙，请稍后再试')
      answers('refused')
      await again()
      await expect(main.getByRole('alert').first(), path).toContainText(SAID)
      answers('well')
      await expect(async () => {
        await again()
        expect(await page.evaluate(() => window.settled()), path).toBe('content')
      }).toPass()
    }
  })
}
