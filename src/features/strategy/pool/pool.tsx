import { brand } from '#config/brand.ts'
import { LockedPanel, LoginGate } from '#entities/access/locked.tsx'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { PAST } from '#entities/performance/past.ts'
import { OverRow } from '#entities/stock-case/aged.tsx'
import { Folded } from '#entities/strategy/folded.tsx'
import { STRATEGY_POOLS } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Follow } from './follow.tsx'
import { type PoolPage, type PoolView, useStrategyPool } from './pool.model.ts'
import { tabs } from './pool.words.ts'

const Record = lazyPart(() => import('./record.tsx').then((m) => m.Record), <Skeleton lines={8} inset />)
const Notices = lazyPart(() => import('./notices.tsx').then((m) => m.Notices), <Skeleton lines={6} inset />)

const OTHERS = { label: '看全部股票池', href: STRATEGY_POOLS }

/** 股票池详情. SG-06 */
export function PoolScreen() {
  const page = useStrategyPool()
  const { poolId, pool, rule, state, tab, see } = page
  return (
    <Screen title="股票池详情">
      <Stack gap={3} inset>
        <Caution>{`建议有时效，仅供本人参考；${PAST}。`}</Caution>
        <ClosedState loaded={pool} skeleton={<Skeleton lines={8} />} closed={OTHERS}>
          {({ name, facts, locked }) => (
            <>
              <Card title={name}>
                <Facts dense items={state === '' ? facts : [...facts, { name: '市场', value: state }]} />
                <Quiet small>{rule}</Quiet>
              </Card>
              {!locked && <Follow poolId={poolId} />}
            </>
          )}
        </ClosedState>
      </Stack>
      {pool.state === 'ready' && (
        <>
          <Tabs label="股票池" items={tabs} current={tab} onChange={see} />
          <TabPanel tabKey={tab}>
            <View page={page} view={pool.data} />
          </TabPanel>
        </>
      )}
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function View({ page, view }: { page: PoolPage; view: PoolView }) {
  const { tab, isGuest, path, poolId } = page
  const { locked } = view
  if (tab === 'now') return locked ? <LockedPanel locked={locked} /> : <Stocks page={page} />
  if (isGuest) return <LoginGate path={path} text="登录后可查看" />
  if (tab === 'pre') return locked ? <LockedPanel locked={locked} /> : <Candidates page={page} />
  return tab === 'record' ? <Results page={page} view={view} /> : <Notices poolId={poolId} />
}

/** Hidden without a valid evaluation. law §1 */
function Results({
  page: { poolId, updatedAt },
  view: { locked, folded, curveNote },
}: {
  page: PoolPage
  view: PoolView
}) {
  if (!folded) return <Record poolId={poolId} asOf={updatedAt} isOpen={!locked} curveNote={curveNote} />
  return (
    <Stack inset>
      <Folded locked={folded} />
    </Stack>
  )
}

/** A notice links to its stock, which comes first. */
function Stocks({ page: { stocks, wanted } }: { page: PoolPage }) {
  if (stocks.length === 0) return <Empty text="当前没有股票" action={OTHERS} />
  const isWanted = stocks.some(({ key }) => key === wanted)
  const ordered = isWanted ? [...stocks].sort((a, b) => Number(b.key === wanted) - Number(a.key === wanted)) : stocks
  return (
    <CellGroup>
      {wanted !== undefined && !isWanted && (
        <Cell title={`${wanted.slice(2)} 已不在股票池中`} note="变动原因见「通知」" />
      )}
      {ordered.map(({ key, name, note, isOver, href }) => (
        <OverRow key={key} isOver={isOver}>
          <Cell
            title={name}
            note={note}
            value={isOver ? <Badge>已失效</Badge> : key === wanted && <Badge tone="brand">本次变动</Badge>}
            href={href}
          />
        </OverRow>
      ))}
    </CellGroup>
  )
}

function Candidates({ page: { candidates } }: { page: PoolPage }) {
  return (
    <LoadState loaded={candidates} skeleton={<Skeleton lines={6} inset />}>
      {(list) =>
        list.length === 0 ? (
          <Empty text="暂无预选" action={OTHERS} />
        ) : (
          <CellGroup title="预选：未入池，不构成建议">
            {list.map(({ key, name, note }) => (
              <Cell key={key} title={name} note={note} />
            ))}
          </CellGroup>
        )
      }
    </LoadState>
  )
}
