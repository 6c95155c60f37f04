import { POOLS } from '#lib/path/case-href.ts'
import { DIAGNOSE, SCORES } from '#lib/path/stock-href.ts'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './my-stocks.module.css'

const TOOLS = [
  { name: '股池', note: '看完整记录，先看亏损', href: POOLS },
  { name: 'AI诊股', note: '五个维度，附反面理由', href: DIAGNOSE },
  { name: '评分', note: '与同行业中位数比', href: SCORES },
  { name: '策略', note: '先看最多跌多少', href: STRATEGIES },
]

/** What helps to understand a stock; a page that is not ours is left out. ST-01 */
export function Tools({ opens }: { opens: (path: string) => boolean }) {
  return (
    <Section title="工具，都先看风险" inset>
      <ul className={css.tools}>
        {TOOLS.filter(({ href }) => opens(href.replace(/[?].*/, ''))).map(({ name, note, href }) => (
          <li key={href}>
            <Anchor href={href}>
              {name}
              <small>{note}</small>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  )
}
