import { FILES } from '#entities/stored-file/stored-file.ts'
import { Prose } from '#entities/term/prose.tsx'
import { Card } from '#ui/layout/card.tsx'
import prose from '#ui/prose/prose.module.css'
import type { StrategyView } from './strategy.words.ts'

/** The rule of a strategy, its terms explained. PL-04 */
export function Rule({ view: { name, analysts, ruleHtml } }: { view: StrategyView }) {
  return (
    <Card title="规则说明">
      <Prose
        html={ruleHtml}
        names={[name, ...analysts.map((person) => person.name)]}
        files={FILES}
        className={prose.prose}
      />
    </Card>
  )
}
