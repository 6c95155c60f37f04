import { useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import { LoginGate } from '#entities/access/locked.tsx'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { assumptionsOf } from '#entities/performance/assumptions.words.ts'
import { ComparedPart } from '#entities/performance/compared-part.tsx'
import { BACK_TEST } from '#entities/performance/kind.words.ts'
import { OrdersPart } from '#entities/performance/orders-part.tsx'
import { OrderRows } from '#entities/strategy/order-rows.tsx'
import { brand } from '#config/brand.ts'
import { Caution } from '#ui/caution.tsx'
import { Chips } from '#ui/chips.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { type BackTest, useBackTest } from './back-test.model.ts'
import { Head } from './head.tsx'

const Order = lazyPart(() => import('./order.tsx').then((m) => m.Order))

/** 历史回测: its assumptions come before its results. SG-04 */
export function BackTestScreen() {
  const test = useBackTest()
  const { path, strategy, head, orders } = test
  const [opened, setOpened] = useState<string>()
  return (
    <Screen title="历史回测">
      <Stack gap={3} inset>
        <Caution>历史回测不等于实盘：用已经发生的行情重放规则，真实成交可能更差。</Caution>
        <ClosedState loaded={head} skeleton={<Skeleton lines={5} />} closed={{ label: '看全部策略', href: STRATEGIES }}>
          {(shown) => shown && <Head head={{ ...shown, kind: BACK_TEST }} />}
        </ClosedState>
        <Result test={test} />
        <Quiet as="h2">委托与成交</Quiet>
        {!orders && <LoginGate path={path} text="登录后可查看回测的委托与成交" />}
      </Stack>
      {orders && <OrderRows pages={orders} empty={{ label: '看策略详情', href: strategy }} onOpen={setOpened} />}
      {opened !== undefined && <Order tradeId={opened} onClose={() => setOpened(undefined)} />}
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Result({ test: { head, found, ways, way, choose } }: { test: BackTest }) {
  const name = dataOf(head)?.name ?? '策略'
  return (
    <>
      {found.state !== 'failed' && (
        // Also while loading, so that the channels below stay in place.
        <Card title="回测假设">
          {found.state === 'ready' ? (
            <Facts dense items={assumptionsOf(found.data.assumptions)} />
          ) : (
            <Skeleton lines={9} />
          )}
        </Card>
      )}
      {ways.length > 1 && <Chips label="通道" items={ways} chosen={way} onPick={choose} />}
      <LoadState loaded={found} skeleton={<Skeleton ratio={1} lines={8} />}>
        {(data) => (
          <>
            <ComparedPart
              name={name}
              perf={data.perf}
              curve={data.curve}
              symbol="SH000300"
              years={data.years}
              months={data.byMonth}
            />
            <OrdersPart statistics={data} />
          </>
        )}
      </LoadState>
    </>
  )
}
