import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { STRATEGY_APPLIES } from '#lib/path/strategy-href.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Apply, useApply } from './apply.model.ts'
import { FactsStep } from './facts.tsx'
import { MatchStep } from './match.tsx'
import { Opened } from './opened.tsx'
import { PapersStep } from './papers.tsx'
import { Rejected } from './rejected.tsx'

const OTHERS = { label: '看我的申请', href: STRATEGY_APPLIES }

/** 策略申请与签约, in five steps that resume. SG-09 */
export function ApplyScreen() {
  const loaded = useApply()
  if (loaded.state === 'ready') return <Step apply={loaded.data} />
  return (
    <Screen title="策略申请">
      <Stack inset>
        <ClosedState loaded={loaded} closed={OTHERS} skeleton={<Skeleton lines={12} />}>
          {() => null}
        </ClosedState>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function Step({ apply }: { apply: Apply }) {
  switch (apply.info.status) {
    case 'DRAFT':
      return apply.kept.checked ? <MatchStep apply={apply} /> : <FactsStep apply={apply} />
    case 'WAIT_SIGN':
      return <PapersStep apply={apply} />
    case 'REJECTED':
      return <Rejected apply={apply} />
    default:
      return <Opened apply={apply} />
  }
}
