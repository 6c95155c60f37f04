import type { Locator, Page } from '@playwright/test'
import type { Phone } from './fixtures.ts'
import type { Server } from './server.ts'
import { expect, visit } from './watch.ts'

export const field = (page: Page | Locator, name: '手机号' | '验证码') => page.getByLabel(name, { exact: true })

/** Requests a code for the number and types it. */
export async function typeCode(page: Page | Locator, server: Server, mobile: string): Promise<void> {
  await field(page, '手机号').fill(mobile)
  await typeSentCode(page, server, mobile)
}

/** Requests a code for the page's known number and types it. */
export async function typeSentCode(page: Page | Locator, server: Server, mobile: string): Promise<void> {
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

/** A WeChat customer without a mobile number, who is asked for one by their actions. */
export function createUnbound(visitor: Phone, server: Server) {
  const { page } = visitor
  const sheet = page.getByRole('dialog', { name: '绑定手机号' })
  let mobile = ''
  let count = 0

  /** The number is removed; the page's knowledge of the customer stays. */
  async function drop() {
    await server.control('drop-number', { mobile })
    await page.evaluate(() => sessionStorage.removeItem('sms.BIND'))
  }

  return {
    sheet,
    drop,
    /** Binds this number and takes over its account, or a new one: a number gets one code a minute. */
    async bind(known?: string) {
      count += 1
      mobile = known ?? `139123456${String(count).padStart(2, '0')}`
      await expect(sheet).toBeVisible()
      await typeCode(sheet, server, mobile)
      await sheet.getByRole('button', { name: '绑定', exact: true }).click()
      await expect(sheet).toBeHidden()
    },
    /** A page is opened by a customer who no longer has a number. */
    async open(path: string) {
      await drop()
      await visit(visitor, path)
    },
  }
}
