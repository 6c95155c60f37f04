import { FILES } from '#entities/stored-file/stored-file.ts'
import { Prose } from '#entities/term/prose.tsx'
import { Card } from '#ui/layout/card.tsx'
import prose from '#ui/prose/prose.module.css'

/** The buy and sell rules of a strategy, and its risks. SG-02 */
export function Rules({ ruleHtml, riskHtml }: { ruleHtml: string; riskHtml: string }) {
  return (
    <>
      <Card title="规则说明">
        <Prose html={ruleHtml} files={FILES} className={prose.prose} />
      </Card>
      <Card title="风险">
        <Prose html={riskHtml} files={FILES} className={prose.prose} />
      </Card>
    </>
  )
}
