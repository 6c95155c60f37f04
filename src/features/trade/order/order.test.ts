import { expect, it } from 'vitest'
import type { Order } from '#api/shapes/order.ts'
import { timeline } from './order.model.ts'

const order = (status: string, needSign = true) =>
  ({ status, sku: { needSign, needFace: needSign } }) as unknown as Order // only these fields matter here

it('marks completed, current and upcoming steps', () => {
  expect(timeline(order('WAIT_PAY')).map(({ words, state }) => `${words} ${state}`)).toEqual([
    '提交订单 done',
    '合同签署 done',
    '人脸核验 done',
    '付款 now',
    '服务开通 ahead',
    '服务中 ahead',
    '服务结束 ahead',
  ])
})

it('leaves out steps the service does not require', () => {
  expect(timeline(order('PART_PAID', false)).map(({ words }) => words)).not.toContain('合同签署')
})

it('shows no steps for closed, refunded or unknown orders', () => {
  for (const status of ['CLOSED', 'REFUNDING', 'REFUNDED', 'constructor', 'NEW']) {
    expect(timeline(order(status))).toEqual([])
  }
})
