import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { PerformanceChart } from './performance-chart.tsx'

const curveOf = (navs: readonly number[], benches = navs.map(() => 1)): CurvePoint[] =>
  navs.map((nav, at) => ({ d: `2026-11-${10 + at}`, nav, bench: benches[at] ?? 1 }))
const draw = (curve: readonly CurvePoint[], seam?: string) =>
  render(<PerformanceChart name="示例" bench="基准" curve={curve} seam={seam} />).container

it.each([
  ['no point', [], '暂无数据'],
  ['one point', [1], '数据不足'],
  ['a beginning at zero', [0, 1], '净值数据有误'],
  ['a negative value', [1, -0.2, 1], '净值数据有误'],
  ['what is no number', [1, Number.NaN, 1.1], '净值数据有误'],
  ['an infinite value', [1, Infinity], '净值数据有误'],
  ['a loss of all', [1, 1.2, 0], '净值曾归零（−100.00%）'],
])('%s is reported instead of drawn', (_, navs, text) => {
  const { innerHTML } = draw(curveOf(navs))
  expect(innerHTML).toContain(text)
  expect(innerHTML).not.toMatch(/NaN|Infinity|<svg/)
})

it('an invalid benchmark is reported as well', () => {
  expect(draw(curveOf([1, 1.1], [0, 1])).textContent).toContain('净值数据有误')
})

it('a flat series is a line without a drawdown', () => {
  const { innerHTML } = draw(curveOf([1, 1, 1]))
  expect(innerHTML).toContain('M0 1000L3200 1000L6400 1000')
  expect(innerHTML).toContain('最大回撤0.00%')
  expect(innerHTML).not.toContain('NaN')
})

it('two days are named once each below the curve', () => {
  expect(draw(curveOf([1, 1.1])).querySelector('figure > p:last-of-type')?.textContent).toBe('2026-11-102026-11-11')
})

it('duplicate or unordered days are sorted, with a note', () => {
  const [first, second, third] = curveOf([1, 0.9, 1.1])
  if (!first || !second || !third) throw new Error('three points')
  expect(draw([third, first, second, third]).textContent).toMatch(/策略 \+10\.00%.+已按日期整理/)
  expect(draw([first, second, third]).textContent).not.toContain('已按日期整理')
})

it('missing days break the line, and a range above 4× switches to a labelled log scale', () => {
  const gapped = [...curveOf([1, 1.1]), { d: '2027-02-01', nav: 5, bench: 1 }, { d: '2027-02-02', nav: 5.1, bench: 1 }]
  const lines = draw(gapped)
  expect(lines.querySelectorAll('path')[3]?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  expect(lines.textContent).toContain('对数坐标')
})

it('the area under water ends where the line does, and begins again after missing days', () => {
  const areaOf = (curve: readonly CurvePoint[]) =>
    draw(curve).querySelectorAll('svg[aria-hidden] path')[0]?.getAttribute('d')
  const before = curveOf([1, 0.5, 0.8])
  const after = [0.75, 1].map((nav, at) => ({ d: `2027-02-0${1 + at}`, nav, bench: 1 }))
  expect(areaOf([...before, ...after])).toBe(
    'M0 0L0 0L1600 800L3200 320L3200 0Z' + 'M4800 0L4800 400L6400 0L6400 0Z', // nothing between the two
  )
  // A benchmark that is not known breaks its own line, not the water.
  expect(areaOf(before.map((point, at) => (at === 1 ? { ...point, bench: undefined } : point)))).toBe(
    'M0 0L0 0L3200 800L6400 320L6400 0Z',
  )
})

it('arrow keys read out each day, Escape returns to the last', () => {
  const chart = draw(curveOf([1, 0.9, 1.1]))
  const plot = chart.querySelector('[role=group]')
  const readout = () => plot?.querySelector('p')?.textContent
  expect(readout()).toBe('2026-11-12策略 +10.00%基准 0.00%回撤 0.00%')
  if (plot) fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  if (plot) fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(readout()).toBe('2026-11-11策略 −10.00%基准 0.00%回撤 −10.00%')
  if (plot) fireEvent.keyDown(plot, { key: 'Escape' })
  expect(readout()).toContain('2026-11-12')
})

it('a tap shows the day under it, an interrupted touch returns to the last', () => {
  const chart = draw(curveOf([1, 0.9, 1.1, 1.2, 1.3, 1.2, 1.1, 1.2, 1.3, 1.4, 1.5]))
  const plot = chart.querySelector('[role=group]')
  if (!plot) throw new Error('nothing to touch')
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect)
  const dayShown = () => plot.querySelector('p span')?.textContent
  const lines = () => chart.querySelectorAll('[class*=point]').length
  fireEvent.pointerDown(plot, { pointerId: 1, pointerType: 'touch', clientX: 90 })
  expect([dayShown(), lines()]).toEqual(['2026-11-13', 1])
  fireEvent.pointerCancel(plot, { pointerId: 1, pointerType: 'touch' })
  expect([dayShown(), lines()]).toEqual(['2026-11-20', 0])
})

it('the table lists every day, even when the curve is downsampled', () => {
  const days = Array.from({ length: 700 }, (_, at) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10))
  const chart = draw(days.map((d, at) => ({ d, nav: at === 333 ? 0.4 : 1, bench: 1 })))
  expect(chart.textContent).toContain(`最低 ${days[333] ?? ''} −60.00%`)
  const more = chart.querySelector('details')
  if (more) more.open = true
  if (more) fireEvent(more, new Event('toggle'))
  expect(chart.querySelectorAll('tbody tr')).toHaveLength(700)
  // Thinning does not join what a gap of two months separates.
  const gapped = draw(days.filter((_, at) => at < 300 || at > 360).map((d) => ({ d, nav: 1, bench: 1 })))
  const strokes = [...gapped.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length)
  expect(strokes.filter((count) => count === 2).length).toBeGreaterThan(1)
})

it('no total spans the boundary between a back-test and a track record', () => {
  const joined = draw(curveOf([1, 2, 1.6, 1.5, 1.8]), '2026-11-12')
  expect(joined.textContent).toContain('记录自此起')
  expect(joined.querySelector('figcaption')?.textContent).toContain('策略 +12.50%')
  expect(joined.querySelector('figcaption')?.textContent).toContain('最深 −6.25%')
})
