import { FILES } from '#entities/stored-file/stored-file.ts'
import { Card } from '#ui/layout/card.tsx'
import prose from '#ui/prose/prose.module.css'
import { SafeHtml } from '#ui/prose/safe-html.tsx'

/** The rules of rewards, as the service words them. */
export function RewardRules({ html }: { html: string }) {
  return (
    <Card title="规则">
      <SafeHtml html={html} files={FILES} className={prose.prose} />
    </Card>
  )
}
