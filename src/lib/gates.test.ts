import { is } from 'valibot'
import { expect, it } from 'vitest'
import { Sku } from '#api/shapes/order.ts'
import { asksFor } from './gates.ts'

const gates = ['needEval', 'needSign', 'needFace', 'needRealname'] as const
const asked = (sku: Parameters<typeof asksFor>[0]) => gates.filter((gate) => asksFor(sku, gate))

it('plain education has no gates by default, everything else has all', () => {
  expect(asked({ kind: 'COURSE' })).toEqual([])
  expect(asked({ kind: 'COURSE', riskLevel: 'R1' })).toEqual([])
  expect(asked({ kind: 'COURSE', riskLevel: 'R3' })).toEqual(gates)
  for (const kind of ['COLUMN', 'CHAT', 'STRATEGY', 'POOL', 'VIP', 'NEW_KIND']) expect(asked({ kind })).toEqual(gates)
})

it('gates from the server override the defaults', () => {
  expect(asked({ kind: 'COURSE', needSign: true })).toEqual(['needSign'])
  expect(asked({ kind: 'STRATEGY', needEval: false, needFace: false })).toEqual(['needSign', 'needRealname'])
})

it('a service without gates is valid', () => {
  const plain = { skuId: 'K1', skuNumber: 'N1', name: 'n', kind: 'POOL', coverUrl: '', priceFen: 1, saleStatus: 'ON' }
  const more = { serviceDescHtml: '', refundRuleText: '', analysts: [], needAddress: false, splitOnly: false }
  expect(is(Sku, { ...plain, ...more })).toBe(true)
})
