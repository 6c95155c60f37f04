import type { ReactNode } from 'react'
import { Bars } from '#entities/stock-case/bars.tsx'
import { POOLS } from '#lib/path/case-href.ts'
import { DIAGNOSE, SCORES } from '#lib/path/stock-href.ts'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Section } from '#ui/layout/section.tsx'
import { usePoolRecord } from './tools.model.ts'
import css from './tools.module.css'

interface Tool {
  name: string
  note: string
  href: string
  chart: ReactNode
  /** The chart's label; a drawing without data says so. */
  says: string
}

/** Tools to understand a stock, each with a small chart; missing pages are left out. ST-01 */
export function Tools({ opens }: { opens: (path: string) => boolean }) {
  const { rates, note } = usePoolRecord()
  const tools: readonly Tool[] = [
    {
      name: '股池',
      note: '看完整记录，先看亏损',
      href: POOLS,
      chart: rates.length > 0 && <Bars rates={rates} />,
      says: note,
    },
    { name: '策略', note: '先看最多跌多少', href: STRATEGIES, chart: <Water />, says: '按回撤排列 · 示意' },
    { name: 'AI诊股', note: '五个维度，附反面理由', href: DIAGNOSE, chart: <Sides />, says: '各与中位比较 · 示意' },
    { name: '评分', note: '与同行业中位数比', href: SCORES, chart: <Spread />, says: '弱项在前 · 示意' },
  ]
  return (
    <Section title="工具，都先看风险" inset>
      <ul className={css.tools}>
        {tools
          .filter(({ href }) => opens(href.replace(/[?].*/, '')))
          .map(({ name, note: what, href, chart, says }) => (
            <li key={href}>
              <Anchor href={href}>
                {name}
                <small>{what}</small>
                <span className={css.chart}>{chart}</span>
                <small>{says}</small>
              </Anchor>
            </li>
          ))}
      </ul>
    </Section>
  )
}

const UNDER =
  'H12L18 10 24 9 30 13 36 11 44 6H52L58 14 64 20 70 17 76 25 81 24 86 30 92 27 98 22 104 24 110 16 116 12 122 8 128 6H140'

/** Drawdowns from the last high, the lowest marked. */
function Water() {
  return (
    <svg aria-hidden viewBox="0 0 140 36" preserveAspectRatio="none">
      <path className={css.fall} d={`M0 6${UNDER}V6z`} />
      <path className={css.line} d="M0 6H140" />
      <path className={css.edge} d={`M0 6${UNDER}`} />
      <path className={css.low} d="M86 30h0" />
    </svg>
  )
}

/** Five dimensions, each with its median. */
function Sides() {
  return (
    <svg aria-hidden viewBox="0 0 140 36" preserveAspectRatio="none">
      <path className={css.rail} d="M0 3H140M0 10.5H140M0 18H140M0 25.5H140M0 33H140" />
      <path className={css.bar} d="M0 3H58M0 10.5H104M0 18H76M0 25.5H40M0 33H92" />
      <path className={css.tick} d="M70 0V36" />
    </svg>
  )
}

/** The distribution of scores. */
function Spread() {
  const heights = [6, 12, 18, 26, 32, 34, 30, 22, 14, 8]
  const bar = (height: number, at: number) => `M${at * 14 + 2} 36V${36 - height}h10V36z`
  return (
    <svg aria-hidden viewBox="0 0 140 36" preserveAspectRatio="none">
      <path className={css.blank} d={heights.map(bar).join('')} />
      <path className={css.one} d={bar(22, 7)} />
      <path className={css.tick} d="M77 0V36" />
    </svg>
  )
}
