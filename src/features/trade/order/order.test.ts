import { expect, it } from 'vitest'
import type { Order } from '#api/shapes/order.ts'
import { timeline } from './order.model.ts'
import { coolingWords } from './order.words.ts'
import { clockWords } from './refund-clock.words.ts'

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

it('the cooling-off ends at the same moment beside its countdown and below', () => {
  const end = Date.parse('2026-12-08T00:00:00+08:00')
  const cooling = { ...order('PAID'), refund: { canApply: true, coolingEndAt: end, maxFen: 1 } } as Order
  const words = '2026-12-08 00:00 前可书面通知解除合同，全额退款'
  expect([coolingWords(cooling, end - 1), clockWords(cooling, end - 1).note]).toEqual([words, words])
  expect(coolingWords(cooling, end)).toBe('')
})
