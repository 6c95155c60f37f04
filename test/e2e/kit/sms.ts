import type { Locator, Page } from '@playwright/test'
import type { Server } from './server.ts'
import { expect } from './watch.ts'

export const field = (page: Page | Locator, name: '手机号' | '验证码') => page.getByLabel(name, { exact: true })

/** Has a code sent to the number and types it. */
export async function typeCode(page: Page | Locator, server: Server, mobile: string): Promise<void> {
  await field(page, '手机号').fill(mobile)
  await page.getByRole('button', { name: /获取/ }).click()
  await expect(page.getByText('验证码已发送，5分钟内有效')).toBeVisible()
  await field(page, '验证码').fill(await server.smsCode(mobile))
}

/** Logs in on the login page as a customer does. */
export async function signInBySms(page: Page, server: Server, mobile: string): Promise<void> {
  await typeCode(page, server, mobile)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
