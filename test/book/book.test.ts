import { expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { walks } from '#test/e2e/kit/screens.ts'
import { appPages } from '#test/e2e/kit/routes.ts'
import { demandsOn } from './demands/demands.ts'
import { type Entry, entryOf } from './entry.ts'
import { mainsOf, pageOf } from './mains.ts'
import { redLines } from './red.ts'
import { sheetOf } from './sheet.ts'

const judged = { seen: '服务', offers: 5, signs: [], bands: [], lost: [], cut: [], number: { text: '¥9.90', px: 20 } }
const service: Entry = {
  ...entryOf('buying', '服务', '/sku/K301', '/sku/:skuId'),
  state: 'content',
  judged,
  lines: [
    { line: brand.riskLine, found: true, look: '浅色' },
    { line: brand.riskLine, found: true, look: '长辈版' },
  ],
  pictures: [{ look: '浅色', file: 'a.webp' }],
}
const red = (change: Partial<Entry>) => redLines([{ ...service, ...change }])

it('has no red line if everything is shown', () => {
  expect(red({})).toEqual([])
  expect(sheetOf([service])).toContain('没有红字')
  expect(sheetOf([service])).toContain(`✓ ${brand.riskLine}`)
})

it('is red if a line is missing in one look, and names the page', () => {
  const lines = service.lines.map((each) => ({ ...each, found: each.look === '浅色' }))
  expect(red({ lines })).toEqual([`buying · 服务 (/sku/K301): 缺 ${brand.riskLine}（长辈版）`])
  const sheet = sheetOf([{ ...service, lines }])
  expect(sheet).toContain(`✗ 缺 ${brand.riskLine}（长辈版）`)
  expect(sheet).not.toContain(`✓ ${brand.riskLine}`)
})

it('is red for a page that cannot be drawn, is blank, is in another state, or hides content', () => {
  expect(red({ errors: ['no such button'] })).toHaveLength(1)
  expect(red({ state: 'white' })).toEqual(['buying · 服务 (/sku/K301): 白屏'])
  expect(red({ judged: { ...judged, signs: ['设置 = 系列课'] } })).toHaveLength(1)
  expect(red({ judged: { ...judged, lost: ['320 px: 立即购买'] } })).toHaveLength(1)
  expect(red({ judged: { ...judged, cut: ['200 %: 断行 ¥1,299.00'] } })).toHaveLength(1)
})

it('shows how the look of each page was judged', () => {
  const bands = [{ px: 40, above: '报名', below: '目录' }]
  const sheet = sheetOf([{ ...service, judged: { ...judged, bands } }]).replace(/<[^>]+>/g, ' ')
  expect(sheet).toMatch(/服务 +5 处 +无 +1 处，最高 40 px（「报名」与「目录」之间） +20 px（¥9.90） +无 +无/)
})

it('shows foreign text as text', () => {
  expect(sheetOf([{ ...service, name: '<img onerror=x>', words: '"><b>' }])).not.toMatch(/<img onerror|"><b>/)
})

it('marks a page that an earlier build lacks', () => {
  expect(sheetOf([{ ...service, pictures: [{ look: '此前', file: undefined }] }])).toContain('此前没有')
})

it('draws a main state of every page in all looks', () => {
  const mains = mainsOf(walks)
  const drawn = new Set([...mains].map(({ path }) => pageOf(path)))
  const missing = appPages.map(({ pattern }) => pattern).filter((pattern) => !drawn.has(pattern))
  expect(missing, 'add a line for a state of each to test/e2e/kit/screens.ts').toEqual([])
  expect([...mains].map(({ name }) => name)).toEqual(
    expect.arrayContaining(['股票', '回访', '股池个股', '案例详情', '首页', '登录', '/index']),
  )
})

it('knows the required lines of pages that sell, pay or advise, except the documents themselves', () => {
  const bare = walks
    .flatMap(({ places }) => places)
    .filter(({ path }) =>
      /^\/(?:sku|promo|checkout|order|refund|course\/C|article\/|live\/|pool|case|stock)/.test(path),
    )
    .filter(({ path }) => demandsOn(path).length === 0)
    .map(({ path }) => path.replace(/\?.*/, ''))
  expect([...new Set(bare)].toSorted(), 'say in test/book/demands/of-the-app.ts what these pages owe').toEqual([
    '/checkout/K301/agreement/service',
  ])
})
