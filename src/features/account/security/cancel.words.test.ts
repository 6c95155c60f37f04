import { expect, test } from 'vitest'
import type { Order } from '#api/shapes/order.ts'
import { standingOf } from './cancel.words.ts'

const NOW = 1_000
const order = (orderNumber: string, status: string, more: object = {}) =>
  // Only these fields are read.
  ({ orderNumber, status, sku: { name: `服务${orderNumber}` }, ...more }) as Order

test('only pending refunds and unpaid orders block closing an account', () => {
  const { blockers } = standingOf(
    ['REFUNDING', 'WAIT_PAY', 'PART_PAID', 'WAIT_SIGN', 'WAIT_FACE', 'IN_SERVICE', 'CLOSED', 'REFUNDED', 'NEW'].map(
      (status, at) => order(String(at), status),
    ),
    NOW,
  )
  expect(blockers.map(({ key, text }) => [key, text])).toEqual([
    ['0', '退款处理中'],
    ['1', '待付款订单'],
    ['2', '待付款订单'],
  ])
  expect(blockers[0]).toMatchObject({ note: '服务0', path: '/order/0' })
})

test('running services are listed, and orders without an invoice counted', () => {
  const { running, unbilled } = standingOf(
    [
      order('1', 'IN_SERVICE', { serviceEndAt: NOW + 1, invoice: { status: 'NONE' } }),
      order('2', 'IN_SERVICE', { serviceEndAt: NOW, invoice: { status: 'ISSUED' } }),
      order('3', 'PAID'),
      order('4', 'FINISHED', { invoice: { status: 'NONE' } }),
      order('5', 'CLOSED', { invoice: { status: 'NONE' } }),
    ],
    NOW,
  )
  expect(running).toEqual(['服务1', '服务3'])
  expect(unbilled).toBe(2)
})
