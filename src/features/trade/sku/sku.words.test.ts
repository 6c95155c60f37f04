import { expect, test } from 'vitest'
import { saleText } from '#lib/sale.ts'
import { questionsOf } from './questions.ts'
import { factsText, levelText } from './sku.words.ts'

test('levels and facts are formatted', () => {
  expect(levelText('R4')).toBe('风险等级 R4 · 适合C4及以上')
  expect(levelText('R9')).toBe('风险等级：状态更新中')
  expect(levelText(undefined)).toBe('风险等级：状态更新中')
  expect(factsText({ serviceDays: 365, riskLevel: 'R3' })).toBe('365天服务 · R3')
  expect(factsText({ riskLevel: 'R9' })).toBe('')
})

test('the reasons why a service cannot be bought', () => {
  expect(saleText({ saleStatus: 'ON' })).toBe('')
  expect(saleText({ saleStatus: 'SOLD_OUT' })).toBe('已售罄')
  expect(saleText({ saleStatus: 'OFF' })).toBe('已下架')
  expect(saleText({ saleStatus: 'NOT_START', saleStartAt: Date.UTC(2026, 10, 30, 1) })).toBe('11-30 09:00 开售')
  expect(saleText({ saleStatus: 'RAFFLE' })).toBe('状态更新中')
})

test.each(['COURSE', 'COLUMN', 'CHAT', 'STRATEGY', 'PACKAGE', 'POOL', 'VIP', 'QUOTE_INDEX', 'SERVICE'])(
  'a service of the kind %s has FAQs that promise nothing',
  (kind) => {
    const said = questionsOf({ kind }).map(({ question, answer }) => question + answer)
    expect(said).not.toEqual([])
    expect(said.join()).not.toMatch(/保证|稳赚|一定/)
  },
)

test('an unknown kind has no FAQs', () => {
  expect(questionsOf({ kind: 'NEWER' })).toEqual([])
})
