import { expect, test } from 'vitest'
import { drawAdvert, drawCover } from './cover.ts'

test.each([
  ['三张表读懂一家公司', '三张'],
  ['回放：委托与撤单', '委托'],
  ['示例行业轮动股池（半年）', '行业'],
  ['A股入门', '股入'],
])('the cover of %s bears %s, not what every title of its kind begins with', (title, mark) => {
  expect(drawCover(1, title)).toContain(`>${mark}</text>`)
})

test('an advert says its whole title', () => {
  const words = drawAdvert(1, '交易规则十二讲，全课免费').replace(/<[^>]+>/g, ' ')
  expect(words.trim().split(/\s+/)).toEqual(['交易规则十二讲', '全课免费'])
})
