import { PAST } from '#entities/performance/past.ts'
import { StrategyCard } from '#entities/strategy/strategy-card.tsx'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { PartProps } from './part.ts'
import { useSuitable } from './strategies.model.ts'
import css from './strategies.module.css'

/** 策略: suitable strategies, drawdown before total; nothing without any. HM-01, law §4 */
export function Strategies({ to, opened }: PartProps) {
  const { cards, deepest } = useSuitable()
  const all = to(STRATEGIES)
  if (cards.length === 0 || all === undefined) return null
  return (
    <Section title="策略，先看回撤" more={{ label: '全部', href: all }} inset>
      <ul className={css.cards} onClickCapture={() => opened('strategy')}>
        {cards.map((view) => (
          <li key={view.key}>
            <StrategyCard view={view} deepest={deepest} />
          </li>
        ))}
      </ul>
      <Quiet small inset>
        {`按回撤从小到大，不按收益排列；${PAST}`}
      </Quiet>
    </Section>
  )
}
