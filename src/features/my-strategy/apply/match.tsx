import { LockedPanel } from '#entities/access/locked.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { Apply } from './apply.model.ts'
import { aboutStep } from './apply.words.ts'
import { ApplyFrame, StepCard } from './frame.tsx'
import { useMatch } from './match.model.ts'

/** The second step: the matching of the levels, and the start of the signature. SG-09, law §1 */
export function MatchStep({ apply }: { apply: Apply }) {
  const { rows, locked, begin } = useMatch(apply)
  return (
    <ApplyFrame
      apply={apply}
      step={2}
      footer={
        !locked && (
          <Button busy={begin.busy} onClick={begin.submit}>
            开始签署
          </Button>
        )
      }
    >
      <StepCard title="第2步 风险匹配" about={aboutStep(2)}>
        <Facts dense items={rows} />
        {locked && <LockedPanel locked={locked} />}
        <Quiet small>匹配由服务按您最近一次有效测评判断，不代表对服务风险和收益的保证。</Quiet>
        <FormError>{begin.error}</FormError>
      </StepCard>
    </ApplyFrame>
  )
}
