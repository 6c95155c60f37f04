import { expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { walks } from '#test/e2e/kit/screens.ts'
import { checked, demandsOn } from './demands.ts'
import type { Entry } from './draw.ts'
import { redLines, sheetOf } from './sheet.ts'

const service = `${brand.riskLine} 投诉 12386 退款规则`
const entryOf = (text: string, name = '服务'): Entry => ({
  who: 'buying',
  name,
  path: '/sku/K301',
  state: 'content',
  judged: { seen: '服务', offers: 5, signs: [], gap: 24, number: 20, lost: ['320 px: 立即购买'] },
  lines: checked('/sku/K301', text),
  pictures: [{ look: '浅色', file: 'a.webp' }],
})

it('ticks the lines that a page has, however they are broken', () => {
  const entry = entryOf(service.replace('，', '，\n'))
  expect(redLines([entry])).toEqual([])
  expect(sheetOf([entry])).toContain('没有缺行')
})

it('is red where the risk line is missing, and says on which page', () => {
  const entry = entryOf(service.replace(brand.riskLine, ''))
  expect(redLines([entry])).toEqual([`buying · 服务 (/sku/K301): ${brand.riskLine}`])
  expect(sheetOf([entry])).toContain(`✗ 缺 ${brand.riskLine}`)
})

it('is red where a page could not be drawn', () => {
  expect(redLines([{ ...entryOf(service), fault: 'no such button' }])).toHaveLength(1)
})

it('is red where a state of a page shows nothing, or is a crash', () => {
  const entry = entryOf(service)
  expect(redLines([{ ...entry, state: 'loading' }])).toEqual([])
  expect(redLines([{ ...entry, state: 'white' }])).toEqual(['buying · 服务 (/sku/K301): white'])
  expect(redLines([{ ...entry, state: 'crash' }])).toHaveLength(1)
})

it('asks for a name beside what there is, and for the risk line always', () => {
  expect(checked('/article', '暂无文章')).toEqual([])
  expect(checked('/article', '文章').map(({ found }) => found)).toEqual([false])
  expect(checked('/suitability', '暂无').map(({ found }) => found)).toEqual([false])
})

it('answers for a page how its look is judged', () => {
  const sheet = sheetOf([entryOf(service)]).replace(/<[^>]+>/g, ' ')
  expect(sheet).toMatch(/服务 · buying +服务 +5 处 +无 +24 px +20 px +320 px: 立即购买/)
})

it('shows what others wrote as text', () => {
  expect(sheetOf([entryOf(service, '<img onerror=x>')])).not.toContain('<img onerror')
})

it('knows what the pages owe that sell, pay or advise, all but the documents themselves', () => {
  const bare = walks
    .flatMap(({ places }) => places)
    .filter(({ path }) => /^\/(?:sku|checkout|order|refund|course\/C|article\/)/.test(path))
    .filter(({ path }) => demandsOn(path).length === 0)
    .map(({ path }) => path.replace(/\?.*/, ''))
  expect([...new Set(bare)].toSorted()).toEqual([
    '/checkout/K301/agreement/service',
    '/order/D00020001/feedback',
    '/order/D00310006/contract',
  ])
})
