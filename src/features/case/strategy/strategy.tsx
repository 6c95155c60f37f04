import { KindBadge } from '#entities/performance/kind-badge.tsx'
import { brand } from '#config/brand.ts'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { OrderCell } from '#entities/strategy/order-cell.tsx'
import { CASES } from '#lib/path/case-href.ts'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { LEARNING_ONLY } from '#features/case/case-tabs.ts'
import { useCaseStrategy } from './strategy.model.ts'
import type { StrategyView } from './strategy.words.ts'

const Rule = lazyPart(() => import('./rule.tsx').then((m) => m.Rule), <Skeleton lines={6} />)

/** 案例策略. PL-04 */
export function CaseStrategyScreen() {
  const { path, found, deals } = useCaseStrategy()
  return (
    <Screen title="案例策略">
      <Stack gap={3} inset>
        <Caution>{LEARNING_ONLY}</Caution>
        <GuestState
          loaded={found}
          path={path}
          text="登录后可查看案例策略"
          skeleton={<Skeleton lines={14} />}
          closed={{ label: '看全部案例', href: CASES }}
        >
          {(view) => <Shown view={view} />}
        </GuestState>
      </Stack>
      {deals && (
        <>
          <Quiet as="h2" inset>
            成交记录
          </Quiet>
          <PagedList
            pages={deals}
            label="成交记录"
            keyOf={({ key }) => key}
            row={(row) => <OrderCell row={row} />}
            empty={<Empty text="暂无可展示的成交" action={{ label: '看全部案例', href: CASES }} />}
          />
        </>
      )}
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Shown({ view }: { view: StrategyView }) {
  const { name, kind, period, analysts, facts, caution } = view
  return (
    <>
      <Card title={name}>
        <p>
          <KindBadge word={kind} />{' '}
          <Quiet as="span" small>
            {period}
          </Quiet>
        </p>
        <Facts dense items={facts} />
        <Quiet small>{caution}</Quiet>
        {analysts.map((person) => (
          <AnalystLine key={person.key} person={person} />
        ))}
      </Card>
      <Rule view={view} />
    </>
  )
}
