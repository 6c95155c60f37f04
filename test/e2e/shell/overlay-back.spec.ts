import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/fixtures.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { button } from '#test/e2e/kit/parts.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** The list of courses, then a course, like a customer. */
async function toCourse(page: Page): Promise<void> {
  await page.goto('/course')
  // Before that, a press loads the course as a document.
  await untilHydrated(page)
  await page.locator('a[href="/course/C101"]').first().click()
  await expect(page).toHaveURL(/\/course\/C101$/)
}

async function openSheet(page: Page): Promise<void> {
  await button(page, '咨询').click()
  await expect(dialog(page)).toBeVisible({ timeout: 30_000 })
}

/** An action with an open sheet, and the number of pages between it and the course afterwards. */
const ways: readonly (readonly [string, (page: Page) => Promise<void>, number])[] = [
  ['a reload', async (page) => void (await page.reload()), 0],
  ['a link inside it', follow, 1],
  [
    'a link inside it, and a reload there',
    async (page) => {
      await follow(page)
      await page.reload()
    },
    1,
  ],
  ['Escape', (page) => page.keyboard.press('Escape'), 0],
  [
    'its cross, and another sheet with a link',
    async (page) => {
      await button(page, '关闭').click()
      await expect(dialog(page)).toBeHidden()
      await openSheet(page)
      await follow(page)
    },
    1,
  ],
  ['its cross, and at once a link of the page', followAtOnce, 1],
]

/** Presses a link of the page while the browser is still going back from the closed sheet. */
async function followAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = (what: string) => document.querySelector<HTMLElement>(what)?.click()
    const back = history.back.bind(history)
    history.back = () => {
      history.back = back
      back()
      press('a[href="/course/C101/lesson/C101-01"]')
    }
    press('dialog [aria-label="关闭"]')
  })
  await expect(page.locator('video')).toHaveCount(1)
  await expect(page).toHaveURL(/\/lesson\//)
}

/** Presses the link of the sheet. */
async function follow(page: Page): Promise<void> {
  await dialog(page).getByRole('link', { name: '投诉与建议' }).click()
  await expect(page).toHaveURL(/\/complaint/)
}

for (const [name, act, between] of ways) {
  test(`after an open sheet and ${name} every step back changes the page`, async ({ phone }) => {
    const { page } = await phone('browser', { consent: true })
    await toCourse(page)
    await openSheet(page)
    await act(page)
    await expect(dialog(page)).toBeHidden()
    if (between > 0) {
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(/\/course\/C101$/)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => Object(history.state).modal)).toBeUndefined()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/course$/)
  })
}
