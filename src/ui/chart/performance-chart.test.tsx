import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PerformanceChart } from './performance-chart.tsx'

const draw = (navs: readonly number[], benches = navs.map(() => 1)) => {
  const curve = navs.map((nav, at) => ({ d: `2026-11-${10 + at}`, nav, bench: benches[at] ?? 1 }))
  return renderToString(<PerformanceChart name="示例" bench="基准" curve={curve} />)
}

it.each([
  ['no point', [], '暂无数据'],
  ['one point', [1], '数据不足'],
  ['a beginning at zero', [0, 1], '净值数据有误'],
  ['a negative value', [1, -0.2, 1], '净值数据有误'],
  ['what is no number', [1, Number.NaN, 1.1], '净值数据有误'],
  ['an infinite value', [1, Infinity], '净值数据有误'],
])('%s is stated instead of drawn', (_, navs, text) => {
  const html = draw(navs)
  expect(html).toContain(text)
  expect(html).not.toMatch(/NaN|Infinity|<svg/)
})

it('an invalid benchmark is stated as well', () => {
  expect(draw([1, 1.1], [0, 1])).toContain('净值数据有误')
})

it('a flat series is a line without a drawdown, and a total loss one of 100 %', () => {
  const flat = draw([1, 1, 1])
  expect(flat).toContain('M0.0 100.0L320.0 100.0L640.0 100.0')
  expect(flat).toContain('最大回撤0.00%')
  expect(flat).not.toContain('NaN')
  expect(draw([1, 1.2, 0])).toContain('最大回撤−100.00%')
})
