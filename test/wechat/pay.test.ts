import { expect, test } from 'vitest'
import { createPay } from './pay.ts'

test('only unmodified parameters of a valid prepay id open the sheet', () => {
  let now = 0
  const pay = createPay({ appId: 'wx1', now: () => now })
  const order = pay.prepay('O1', 100)
  expect(pay.refusal(order)).toBeNull()
  expect(pay.refusal({ ...order, timeStamp: '1' })).toContain('签名')
  expect(pay.refusal({ ...order, package: 'prepay_id=wx0' })).toContain('prepay_id')
  expect(pay.refusal({ ...order, signType: 'MD5' })).toContain('signType')
  expect(pay.refusal({ ...order, appId: 'wx2' })).toContain('appId')
  now = 2 * 3600_000
  expect(pay.refusal(order)).toContain('过期')
})

test('an order is paid once, and a second request says so', () => {
  const pay = createPay({ appId: 'wx1', now: () => 7 })
  const order = pay.prepay('O1', 100)
  expect(pay.payResult('O1')).toEqual({ state: 'NOTPAY', fen: 100 })
  pay.settle(order.package)
  const paid = pay.payResult('O1')
  expect(paid).toMatchObject({ state: 'SUCCESS', fen: 100, paidAt: 7 })
  expect(pay.refusal(pay.prepay('O1', 100))).toContain('已支付')
  expect(pay.payResult('O1')).toEqual(paid)
  expect(pay.payResult('O2')).toBeNull()
  expect(() => pay.prepay('O3', 0.5)).toThrow(RangeError)
  pay.forget()
  expect(pay.payResult('O1')).toBeNull()
  expect(pay.refusal(order)).toContain('prepay_id')
})
