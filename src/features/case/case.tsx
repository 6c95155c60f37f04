import { PAST } from '#entities/performance/past.ts'
import { brand } from '#config/brand.ts'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { Aged } from '#entities/stock-case/aged.tsx'
import { CaseRows } from '#entities/stock-case/case-rows.tsx'
import { CASES } from '#lib/path/case-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Timeline } from '#ui/layout/timeline.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Rate } from '#ui/chart/rate.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Case, useCase } from './case.model.ts'
import type { CaseView } from './case.words.ts'
import { LEARNING_ONLY } from './case-tabs.ts'

const Chart = lazyPart(
  () => import('#ui/chart/performance-chart.tsx').then((m) => m.PerformanceChart),
  <Skeleton ratio={16 / 9} lines={2} />,
)
const ProofCard = lazyPart(() => import('#entities/stock-case/proof.tsx').then((m) => m.ProofCard))
const StockToday = lazyPart(() => import('./stock-today.tsx').then((m) => m.StockToday))

/** 案例详情. PL-03 */
export function CaseScreen() {
  const { path, found, over, others } = useCase()
  return (
    <Screen title="案例详情">
      <Stack gap={3} inset>
        <Caution>{LEARNING_ONLY}</Caution>
        <GuestState
          loaded={found}
          path={path}
          text="登录后可查看案例"
          skeleton={<Skeleton lines={14} />}
          closed={{ label: '看全部案例', href: CASES }}
        >
          {(view) => <Shown view={view} over={over} />}
        </GuestState>
      </Stack>
      <CaseRows title="同一股票的其他案例" rows={others} empty={null} />
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Shown({ view, over }: Pick<Case, 'over'> & { view: CaseView }) {
  const { name, status, analyst, rates, facts, curve, marks, steps, stock, seals, caseId, symbol } = view
  return (
    <Aged over={over}>
      <Card title={name}>
        <p>
          <Badge tone={status === '进行中' && over === '' ? 'brand' : 'plain'}>{status}</Badge>
        </p>
        <Facts
          values="end"
          items={rates.map(({ name: term, value }) => ({ name: term, value: <Rate value={value} /> }))}
        />
        <Facts values="end" dense items={facts} />
        <AnalystLine person={analyst} />
        <LinkButton href={stock} kind="plain" size="small">
          看行情与公告
        </LinkButton>
      </Card>
      <Card title="期间走势">
        <Chart name={name} subject="个股" bench="沪深300" curve={curve} marks={marks} />
        <Quiet small>{`未计交易费用；${PAST}`}</Quiet>
      </Card>
      <Card title="过程记录">
        <Timeline steps={steps.map((step) => ({ ...step, state: 'done' }))} />
      </Card>
      {seals.hash !== '' && <ProofCard seals={seals} />}
      <StockToday caseId={caseId} symbol={symbol} />
    </Aged>
  )
}
