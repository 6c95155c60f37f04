import type { Page } from '@playwright/test'
import { expect } from './watch.ts'

/** Presses a button of a vendor's page; `reason` is told with 不通过. */
export async function decide(
  page: Page,
  what: '通过' | '不通过' | '放弃' | '通过，但晚些通知',
  reason = '',
): Promise<void> {
  await expect(page).toHaveURL(/\/__vendor\//)
  await page.getByLabel('未通过时的原因').fill(reason)
  await page.getByRole('button', { name: what, exact: true }).click()
}
