import { MY_STRATEGIES, strategyHref } from '#lib/path/strategy-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { Apply } from './apply.model.ts'
import { aboutStep, statusWords } from './apply.words.ts'
import { ApplyFrame, StepCard } from './frame.tsx'
import { useAudit } from './opened.model.ts'
import { Visit } from './visit.tsx'

/** The last step: under review, open, or expired; of an unknown status only its name. SG-09 */
export function Opened({ apply }: { apply: Apply }) {
  const { status, strategy, expireAt, feedback } = apply.info
  const audit = useAudit(apply)
  const { name, left } = statusWords(status)
  const isOpen = status === 'ACTIVE' || status === 'EXPIRED'
  return (
    <ApplyFrame
      apply={apply}
      step={isOpen || status === 'AUDITING' ? 5 : undefined}
      isOpen={isOpen}
      footer={<Way apply={apply} />}
    >
      {status === 'AUDITING' ? (
        <StepCard title={`第5步 开通 · ${name}`} about={aboutStep(5)}>
          <p role="status">{audit.checking ? `${left}，正在查询进度` : left}</p>
          <Quiet small>审核由人工完成，通过后即可在「我的策略」使用；您可以先离开，进度会保留。</Quiet>
          {audit.check && (
            <Button kind="plain" size="small" onClick={audit.check}>
              刷新状态
            </Button>
          )}
        </StepCard>
      ) : (
        <Card title={name}>
          {isOpen && expireAt !== undefined && <p>{periodText(status, expireAt)}</p>}
          <Quiet small>{`${strategy.name}的信号由您自主决定是否执行，本公司不代客操作。`}</Quiet>
        </Card>
      )}
      {feedback && <Visit apply={apply} feedback={feedback} />}
    </ApplyFrame>
  )
}

function periodText(status: string, expireAt: number): string {
  const until = lastMoment(expireAt)
  return status === 'EXPIRED' ? `服务已于 ${until} 到期` : `服务至 ${until} 到期，不自动续费`
}

function Way({ apply: { info } }: { apply: Apply }) {
  if (info.status === 'ACTIVE') return <LinkButton href={MY_STRATEGIES}>看我的策略</LinkButton>
  return (
    <LinkButton href={strategyHref(info.strategy.strategyId)} kind="plain">
      看策略介绍
    </LinkButton>
  )
}
