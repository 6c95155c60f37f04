import { expect, it } from 'vitest'
import { elsewhere, nextStep } from './next-step.ts'

const order = (step: 'EVAL' | 'SIGN' | 'FACE' | 'PAY' | 'FEEDBACK' | null, status = 'WAIT_PAY') => ({
  orderNumber: 'D/1',
  nextStep: step,
  status,
})

it.each([
  ['EVAL', '/suitability?redirect=%2Forder%2FD%252F1'],
  ['SIGN', '/order/D%2F1/sign'],
  ['FACE', '/order/D%2F1/face'],
  ['PAY', '/order/D%2F1/pay'],
  ['FEEDBACK', '/order/D%2F1/feedback'],
  [null, '/order/D%2F1'],
] as const)('%s continues at %s', (step, href) => {
  expect(nextStep(order(step)).href).toBe(href)
})

it('keeps a customer at the right step, and redirects others with a reason', () => {
  for (const step of ['SIGN', 'FACE', 'PAY'] as const) expect(elsewhere(step, order(step))).toBeNull()
  expect(elsewhere('PAY', order('SIGN'))).toEqual({ href: '/order/D%2F1/sign', words: '合同签署完成后方可付款' })
  expect(elsewhere('FACE', order('SIGN'))?.words).toBe('请先完成合同签署')
  expect(elsewhere('SIGN', order('PAY'))?.words).toBe('合同已签署，请付款')
  expect(elsewhere('PAY', order('EVAL'))?.href).toContain('/suitability')
})

it('has an end for closed orders and unknown states', () => {
  expect(elsewhere('PAY', order(null, 'CLOSED'))).toEqual({ href: '/order/D%2F1', words: '订单已关闭' })
  expect(elsewhere('PAY', order('FEEDBACK', 'IN_SERVICE'))?.href).toBe('/order/D%2F1/result')
  expect(elsewhere('SIGN', order('FEEDBACK', 'IN_SERVICE'))?.href).toBe('/order/D%2F1')
  expect(elsewhere('SIGN', order(null, 'PAID'))).toEqual({ href: '/order/D%2F1', words: '该订单已付款' })
  expect(elsewhere('SIGN', order(null, 'SOMETHING_NEW'))?.words).toBe('订单状态已更新')
})
