import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MetaLine } from './meta-line.tsx'

const draw = (text: string) => renderToStaticMarkup(<MetaLine>{text}</MetaLine>)

it('each fact is a piece of its own with the dot before it, and the text is as it was', () => {
  const text = '林老师 登记编号 示例S0000000002 · 风险等级 R3 · 存证 596a89d8'
  const html = draw(text)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
  const pieces = html.split(/<span class="_fact_[^"]*">/).slice(1)
  expect(pieces.map((each) => each.replace(/<[^>]*>/g, ''))).toEqual([
    '林老师 登记编号 示例S0000000002',
    ' · 风险等级 R3',
    ' · 存证 596a89d8',
  ])
})

it('a text of one fact is plain', () => {
  expect(draw('只有一句')).toBe('只有一句')
})
