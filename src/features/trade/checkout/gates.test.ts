import { expect, test } from 'vitest'
import type { Sku } from '#api/shapes/order.ts'
import { isAcknowledged, readDraft } from './checkout-draft.ts'
import { type Check, stopOf, toGates } from './gates.ts'

const states = (...list: [string, string][]): Check => ({
  canBuy: true,
  gates: list.map(([gate, state]) => ({ gate, state })),
})
const sku: Sku = {
  skuId: 'K1',
  skuNumber: 'N1',
  name: '示例服务',
  kind: 'STRATEGY',
  riskLevel: 'R3',
  coverUrl: '',
  priceFen: 100,
  saleStatus: 'ON',
  serviceDescHtml: '',
  refundRuleText: '',
  analysts: [],
  needEval: true,
  needSign: true,
  needFace: true,
  needRealname: true,
  needAddress: false,
  splitOnly: false,
  riskDisclosure: { docVersion: 'v2', title: '风险揭示书', items: ['一'], mustReadSec: 15 },
}

test('gates are in the server’s order, each with its page and the return path', () => {
  const check = states(
    ['MOBILE', 'PASSED'],
    ['REALNAME', 'NOT_NEEDED'],
    ['PROFILE', 'OPEN'],
    ['EVAL', 'OPEN'],
    ['MATCH', 'OPEN'],
    ['DISCLOSURE', 'OPEN'],
  )
  expect(toGates(check, 'K1', false).map(({ title, done, href }) => [title, done, href])).toEqual([
    ['绑定手机号', true, undefined],
    ['基本信息', false, '/suitability/profile?redirect=%2Fcheckout%2FK1'],
    ['风险测评', false, '/suitability?redirect=%2Fcheckout%2FK1'],
    ['适当性匹配', false, undefined],
    ['风险揭示书', false, '/checkout/K1/disclosure'],
  ])
  const rated = states(['EVAL', 'PASSED'], ['MATCH', 'OPEN'], ['DISCLOSURE', 'OPEN'])
  expect(toGates(rated, 'K1', false).map(({ href }) => href)).toEqual([
    undefined,
    '/checkout/K1/disclosure',
    '/checkout/K1/disclosure',
  ])
  expect(toGates(rated, 'K1', true).every(({ done }) => done)).toBe(true)
})

test('an unknown gate is open and has no link', () => {
  const gates = toGates(states(['ORACLE', 'PASSED'], ['EVAL', 'HALF'], ['DISCLOSURE', 'HALF']), 'K1', true)
  expect(gates.map(({ value, done, href }) => [value, done, href])).toEqual(
    Array.from({ length: 3 }, () => ['状态更新中', false, undefined]),
  )
})

test('no matching is stated without a valid level', () => {
  for (const match of ['PASSED', 'OPEN']) {
    const [evaluation, matching] = toGates(states(['EVAL', 'OPEN'], ['MATCH', match]), 'K1', false)
    expect([evaluation?.verb, matching?.value, matching?.done, matching?.href]).toEqual([
      '去完成风险测评',
      '测评后确认',
      false,
      undefined,
    ])
  }
})

test('only a final rejection is shown as one', () => {
  const no = (reason: string, more: Partial<Check> = {}): Check => ({ canBuy: false, reason, gates: [], ...more })
  expect(stopOf(no('NEED_EVAL'), sku)).toBeUndefined()
  expect(stopOf(no('PENDING_ORDER', { pendingOrderNumber: 'D1' }), sku)).toBeUndefined()
  expect(stopOf(no('LEVEL_MISMATCH'), sku)?.text).toBe('该服务不适合您')
  expect(stopOf(no('UNDER_AGE', { message: '未满18周岁不可购买' }), sku)?.text).toBe('未满18周岁不可购买')
  expect(stopOf(no('SOMETHING'), sku)?.text).toBe('该服务暂不可购买')
  expect(stopOf(no('NEED_EVAL'), { ...sku, saleStatus: 'SOLD_OUT' })?.text).toBe('已售罄')
  expect(stopOf({ canBuy: true, gates: [] }, { ...sku, saleStatus: 'RAFFLE' })?.text).toBe('状态更新中')
})

test('a disclosure counts if this version was read long enough, with its statement if one is required', () => {
  const riskAck = { docVersion: 'v2', readSec: 15, at: 1 }
  expect(isAcknowledged({ riskAck }, sku, undefined)).toBe(true)
  expect(isAcknowledged({}, sku, undefined)).toBe(false)
  expect(isAcknowledged({ riskAck: { ...riskAck, docVersion: 'v1' } }, sku, undefined)).toBe(false)
  expect(isAcknowledged({ riskAck: { ...riskAck, readSec: 14 } }, sku, undefined)).toBe(false)
  expect(isAcknowledged({ riskAck }, sku, '自愿购买')).toBe(false)
  expect(isAcknowledged({ riskAck: { ...riskAck, mismatchText: '自愿购买' } }, sku, '自愿购买')).toBe(true)
  const { riskDisclosure: _, ...plain } = sku
  expect(isAcknowledged({}, plain, undefined)).toBe(true)
})

test('an unreadable draft counts as empty', () => {
  expect(readDraft('{"couponId":null,"opened":["a"]}')).toEqual({ couponId: null, opened: ['a'] })
  for (const text of ['', '{', '[]x', '7', '{"parts":"two"}', 'null']) expect(readDraft(text)).toEqual({})
})
