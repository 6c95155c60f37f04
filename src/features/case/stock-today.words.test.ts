import { expect, it } from 'vitest'
import { toStockToday } from './stock-today.words.ts'

it('news of last year shows its year', () => {
  const publishedAt = Date.parse('2025-11-20T15:00:00+08:00')
  const found = {
    quote: { symbol: 'SH600901', name: '江岸食品' },
    news: [{ id: 'N1', title: '三季报', source: '示例财经', publishedAt }],
  } as Parameters<typeof toStockToday>[0]
  const { news } = toStockToday(found, { quote: undefined, asOf: 0, state: 'failed', stale: false })
  expect(news).toEqual([{ key: 'N1', title: '三季报', note: '来源：示例财经 · 2025-11-20 15:00' }])
})
