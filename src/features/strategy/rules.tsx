import { FILES } from '#entities/stored-file/stored-file.ts'
import { Prose } from '#entities/term/prose.tsx'
import { Card } from '#ui/layout/card.tsx'
import prose from '#ui/prose/prose.module.css'
import type { StrategyDetail } from './strategy.words.ts'

/** The buy and sell rules of a strategy, and its risks. SG-02 */
export function Rules({ ruleHtml, riskHtml, names }: Pick<StrategyDetail, 'ruleHtml' | 'riskHtml' | 'names'>) {
  return (
    <>
      <Card title="规则说明">
        <Prose html={ruleHtml} names={names} files={FILES} className={prose.prose} />
      </Card>
      <Card title="风险">
        <Prose html={riskHtml} names={names} files={FILES} className={prose.prose} />
      </Card>
    </>
  )
}
