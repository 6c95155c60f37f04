import { is } from 'valibot'
import { expect, it } from 'vitest'
import { Sku } from '#api/shapes/order.ts'
import { asksFor } from './gates.ts'

const gates = ['needEval', 'needSign', 'needFace', 'needRealname'] as const
const asked = (sku: Parameters<typeof asksFor>[0]) => gates.filter((gate) => asksFor(sku, gate))

it('plain education asks for nothing by default, all else for everything', () => {
  expect(asked({ kind: 'COURSE' })).toEqual([])
  expect(asked({ kind: 'COURSE', riskLevel: 'R1' })).toEqual([])
  expect(asked({ kind: 'COURSE', riskLevel: 'R3' })).toEqual(gates)
  for (const kind of ['COLUMN', 'CHAT', 'STRATEGY', 'POOL', 'VIP', 'NEW_KIND']) expect(asked({ kind })).toEqual(gates)
})

it('what the server names counts', () => {
  expect(asked({ kind: 'COURSE', needSign: true })).toEqual(['needSign'])
  expect(asked({ kind: 'STRATEGY', needEval: false, needFace: false })).toEqual(['needSign', 'needRealname'])
})

it('a service without its gates is read', () => {
  const plain = { skuId: 'K1', skuNumber: 'N1', name: 'n', kind: 'POOL', coverUrl: '', priceFen: 1, saleStatus: 'ON' }
  const more = { serviceDescHtml: '', refundRuleText: '', analysts: [], needAddress: false, splitOnly: false }
  expect(is(Sku, { ...plain, ...more })).toBe(true)
})
