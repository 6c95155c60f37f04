import type { Phone } from './fixtures.ts'
import type { Server } from './server.ts'
import { typeCode } from './sms.ts'
import { expect, visit } from './watch.ts'

/** A WeChat customer without a mobile number, who is asked for one by what they begin. */
export function createUnbound(visitor: Phone, server: Server) {
  const { page } = visitor
  const sheet = page.getByRole('dialog', { name: '绑定手机号' })
  let mobile = ''
  let count = 0

  /** The number is gone; what the page knows of the customer stays. */
  async function drop() {
    await server.control('drop-number', { mobile })
    await page.evaluate(() => sessionStorage.removeItem('sms.BIND'))
  }

  return {
    sheet,
    drop,
    /** Binds this number, whose account they then have, or a new one: a number gets one code a minute. */
    async bind(known?: string) {
      count += 1
      mobile = known ?? `139123456${String(count).padStart(2, '0')}`
      await expect(sheet).toBeVisible()
      await typeCode(sheet, server, mobile)
      await sheet.getByRole('button', { name: '绑定', exact: true }).click()
      await expect(sheet).toBeHidden()
    },
    /** A page is opened by somebody who has no number any more. */
    async open(path: string) {
      await drop()
      await visit(visitor, path)
    },
  }
}
