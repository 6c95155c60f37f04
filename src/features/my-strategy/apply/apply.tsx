import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { STRATEGY_APPLIES } from '#lib/path/strategy-href.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Apply, useApply } from './apply.model.ts'

const waiting = (
  <Screen title="策略申请">
    <Stack inset>
      <Skeleton lines={12} />
    </Stack>
  </Screen>
)
const FactsStep = lazyPart(() => import('./facts.tsx').then((m) => m.FactsStep), waiting)
const MatchStep = lazyPart(() => import('./match.tsx').then((m) => m.MatchStep), waiting)
const PapersStep = lazyPart(() => import('./papers.tsx').then((m) => m.PapersStep), waiting)
const Opened = lazyPart(() => import('./opened.tsx').then((m) => m.Opened), waiting)
const Rejected = lazyPart(() => import('./rejected.tsx').then((m) => m.Rejected), waiting)

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
