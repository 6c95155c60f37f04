import { FILES } from '#entities/stored-file/stored-file.ts'
import { Card } from '#ui/layout/card.tsx'
import prose from '#ui/prose/prose.module.css'
import { SafeHtml } from '#ui/prose/safe-html.tsx'

/** The buy and sell rules of a strategy, and its risks. SG-02 */
export function Rules({ ruleHtml, riskHtml }: { ruleHtml: string; riskHtml: string }) {
  return (
    <>
      <Card title="规则说明">
        <SafeHtml html={ruleHtml} files={FILES} className={prose.prose} />
      </Card>
      <Card title="风险">
        <SafeHtml html={riskHtml} files={FILES} className={prose.prose} />
      </Card>
    </>
  )
}
