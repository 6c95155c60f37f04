import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './watch.ts'

/** Presses a button of a vendor's page; `reason` is sent with 不通过. */
export async function decide(
  page: Page,
  what: '通过' | '不通过' | '放弃' | '通过，但晚些通知',
  reason = '',
): Promise<void> {
  await expect(page).toHaveURL(/\/__vendor\//)
  await page.getByLabel('未通过时的原因').fill(reason)
  await page.getByRole('button', { name: what, exact: true }).click()
}

const CONTRACT = '**/api/esign/order?*'

/** The documents of a signature can be confirmed without waiting: a test does not read. */
export async function documentsNeedNoTime(context: BrowserContext, calls = CONTRACT): Promise<void> {
  await context.route(calls, async (route) => {
    const answered = await route.fetch()
    const { data, ...rest } = await answered.json()
    for (const doc of data?.docs ?? []) doc.mustReadSec = 0
    await route.fulfill({ response: answered, json: { ...rest, data } })
  })
}

/** Opens each of the four documents of a contract and confirms that it was read. */
export async function readDocuments(page: Page): Promise<void> {
  // A new tab shows the file.
  const closed: Promise<void>[] = []
  const close = (tab: Page) => void closed.push(tab.close())
  page.context().on('page', close)
  for (let read = 0; read < 4; read += 1) {
    await page.getByRole('button', { name: `阅读文件（已读${read}/4份）` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: '我已阅读' })).toBeDisabled()
    await dialog.getByRole('link', { name: '打开文件（PDF）' }).click()
    await dialog.getByRole('button', { name: '我已阅读' }).click()
  }
  // A tab that is still closing would abort the change of routes.
  await expect.poll(() => closed.length).toBe(4)
  await Promise.all(closed)
  page.context().off('page', close)
  // A route pauses every request of its context and disables the cache.
  await page.context().unroute(CONTRACT)
}
