import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { strategyApplyHref } from '#lib/path/strategy-href.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { Apply } from './apply.model.ts'
import { aboutStep } from './apply.words.ts'
import { useFacts } from './facts.model.ts'
import { ApplyFrame, StepCard } from './frame.tsx'

/** The first step: the customer checks their data at the service. SG-09 */
export function FactsStep({ apply }: { apply: Apply }) {
  const facts = useFacts(strategyApplyHref(apply.id))
  const canGoOn = facts.state === 'ready' && !facts.data.missing
  return (
    <ApplyFrame apply={apply} step={1} footer={canGoOn && <Button onClick={apply.kept.check}>资料无误，下一步</Button>}>
      <StepCard title="第1步 资料核对" about={aboutStep(1)}>
        <LoadState loaded={facts} skeleton={<Skeleton lines={5} />}>
          {({ rows, missing }) => (
            <>
              <Facts dense items={rows} />
              {missing && <LockedPanel locked={missing} />}
              <Quiet small>资料有误时，请在「实名信息」或「基本信息」中更新后再继续。</Quiet>
            </>
          )}
        </LoadState>
      </StepCard>
    </ApplyFrame>
  )
}
