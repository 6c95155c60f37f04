import { expect, test } from 'vitest'
import { saleText } from '#lib/sale.ts'
import { factsText, levelText } from './sku.words.ts'

test('levels and facts in words', () => {
  expect(levelText('R4')).toBe('风险等级 R4 · 适合C4及以上')
  expect(levelText('R9')).toBe('风险等级：状态更新中')
  expect(levelText(undefined)).toBe('风险等级：状态更新中')
  expect(factsText({ serviceDays: 365, riskLevel: 'R3' })).toBe('365天服务 · R3')
  expect(factsText({ riskLevel: 'R9' })).toBe('')
})

test('what keeps a service from being bought', () => {
  expect(saleText({ saleStatus: 'ON' })).toBe('')
  expect(saleText({ saleStatus: 'SOLD_OUT' })).toBe('已售罄')
  expect(saleText({ saleStatus: 'OFF' })).toBe('已下架')
  expect(saleText({ saleStatus: 'NOT_START', saleStartAt: Date.UTC(2026, 10, 30, 1) })).toBe('11-30 09:00 开售')
  expect(saleText({ saleStatus: 'RAFFLE' })).toBe('状态更新中')
})
