import type { BrowserContext, Page } from '@playwright/test'
import { BY_LAYOUT, overflow, violations } from '#test/e2e/kit/access.ts'
import { skins } from '#test/e2e/kit/looks.ts'
import { fixed, parts } from '#test/e2e/kit/site-pages.ts'
import { expect, navigate, installControls, test } from '#test/e2e/kit/controls.ts'

test.setTimeout(400_000)

/** Texts a page shows as the service gives them. */
const WORDS = /^(?:title|name|source|notes|summary|brief|desc|description|subtitle|position|branch|category)$/
const LONG = `${'关于公司组织的投资者教育活动与从业人员登记情况的说明'.repeat(4)}${'SecuritiesInvestmentAdvisory'.repeat(4)}`

/** The same answer, with every title and name absurdly long. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      WORDS.test(key) && typeof each === 'string' ? LONG : lengthened(each),
    ]),
  )
}

async function atWorst(context: BrowserContext): Promise<void> {
  await context.route('**/files/**', (route) => route.fulfill({ status: 404, body: '' }))
  await context.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const json: unknown = await answer.json()
    await route.fulfill({ response: answer, json: lengthened(json) })
  })
}

function scale(page: Page, k: string): Promise<void> {
  return page.evaluate((value) => document.documentElement.style.setProperty('--k', value), k)
}

for (const look of skins) {
  test(`on a ${look} no page of the site breaks with endless titles, missing pictures and 200 % text, in dark mode as well`, async ({
    phone,
  }) => {
    const { page, context, open } = await phone('browser', { consent: false, desk: look === 'desktop' })
    await installControls(context)
    await atWorst(context)
    await open('/userPolicy')
    const found: Record<string, string[]> = {}
    let shown = 0
    for (const { path } of [...fixed, ...parts]) {
      await navigate(page, path)
      shown += await page.getByText(LONG.slice(0, 60)).count()
      const problems = await overflow(page)
      await scale(page, '2')
      await page.emulateMedia({ colorScheme: 'dark' })
      const worst = [...(await overflow(page)), ...(await violations(page, { only: [...BY_LAYOUT, 'image-alt'] }))]
      problems.push(...worst.map((each) => `200 % in the dark: ${each}`))
      await page.emulateMedia({ colorScheme: 'light' })
      await scale(page, '1')
      if (problems.length > 0) found[path] = problems
    }
    expect(found).toEqual({})
    expect(shown, 'titles of that length were shown').toBeGreaterThan(50)
  })
}
