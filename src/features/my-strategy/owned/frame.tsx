import type { ReactNode } from 'react'
import { CallSign } from '#entities/access/call-sign.tsx'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { MY_STRATEGIES, type MyStrategyTab, myStrategyHref } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabLinks } from '#ui/nav/tab-links.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './frame.module.css'
import { OWN_DECISION } from '#features/my-strategy/own-decision.ts'
import { AskAdviser } from './ask-adviser.tsx'
import { type Owned, useOwned } from './owned.model.ts'
import type { OwnedHead } from './owned.words.ts'

const Adviser = lazyPart(() => import('#entities/adviser/adviser.tsx').then((m) => m.Adviser), <Skeleton lines={2} />)
/** Few services end soon. */
const Renew = lazyPart(() => import('./renew.tsx').then((m) => m.Renew), <AskAdviser />)

const TABS: readonly { tab: MyStrategyTab | undefined; label: string }[] = [
  { tab: undefined, label: '概览' },
  { tab: 'revenue', label: '收益' },
  { tab: 'today', label: '今日' },
  { tab: 'record', label: '记录' },
  { tab: 'channel', label: '通道' },
]

const ALL = { label: '看我的策略', href: MY_STRATEGIES }

/** The frame of a followed strategy's pages: header, tabs, and the notice. SG-12 */
export function Frame({ tab, children }: { tab?: MyStrategyTab; children: (owned: Owned) => ReactNode }) {
  const owned = useOwned()
  const { id, head } = owned
  const items = TABS.map((each) => ({ key: each.label, label: each.label, href: myStrategyHref(id, each.tab) }))
  const current = TABS.find((each) => each.tab === tab)?.label ?? ''
  return (
    <Screen title="我的策略" footer={head.state === 'ready' && <Foot owned={owned} />}>
      <ClosedState loaded={head} closed={ALL} skeleton={<Loading />}>
        {(shown) => (
          <>
            <Head head={shown} />
            <TabLinks label="策略内容" items={items} current={current} />
            <Quiet small inset>
              {OWN_DECISION}
            </Quiet>
            {children(owned)}
          </>
        )}
      </ClosedState>
      <RiskLine />
    </Screen>
  )
}

function Loading() {
  return (
    <Stack inset>
      <Skeleton lines={12} />
    </Stack>
  )
}

function Head({ head: { name, level, line, days, end, isOver, analysts } }: { head: OwnedHead }) {
  return (
    <section aria-label={name} className={css.head}>
      <div className={css.name}>
        <h2>{name}</h2>
        {days !== undefined && (
          <p>
            余<b>{days}</b>天
          </p>
        )}
      </div>
      <p className={css.tags}>
        <Badge tone="brand">{level}</Badge> {line !== '' && <Badge>{line}</Badge>}{' '}
        <Quiet as="span" small>
          {end}
        </Quiet>
      </p>
      {isOver && <Quiet small>业绩止于到期前最后一个交易日，个股与计划已锁定。</Quiet>}
      {analysts.map((person) => (
        <Adviser key={person.number} person={person} />
      ))}
    </section>
  )
}

function Foot({ owned: { detail, endsSoon } }: { owned: Owned }) {
  return (
    <Bar lead={<CallSign />}>
      {endsSoon && detail?.skuId !== undefined ? (
        <Renew skuId={detail.skuId} strategyId={detail.strategyId} />
      ) : (
        <AskAdviser />
      )}
    </Bar>
  )
}
