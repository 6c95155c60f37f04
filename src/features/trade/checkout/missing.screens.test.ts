import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** C3, with everything K103 requires. */
const BUYER = '13800000004'

const { open, go, press, words, until } = await openScreens(/checkout|home/)

it('a press of the button below moves the focus to what is missing further up', async () => {
  await open('/home', { as: BUYER })
  sessionStorage.setItem('draft:checkout:K103', JSON.stringify({ riskAck: { docVersion: 'v1', readSec: 20, at: 0 } }))
  await go('/checkout/K103')
  await until(() => document.querySelector('section[aria-label=协议]') !== null)
  await press('提交订单')
  expect(words()).toContain('请先阅读并同意《用户协议》')
  expect(document.activeElement?.closest('section[aria-label=协议]')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
})
