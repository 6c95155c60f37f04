import { LockedPanel } from '#entities/access/locked.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { OverRow } from '#entities/stock-case/aged.tsx'
import { Ended } from '#entities/stock-case/ended.tsx'
import { periodName } from '#entities/stock-case/periods.ts'
import { Sample } from '#entities/stock-case/sample.tsx'
import { POOLS, PROMO_STOCKS } from '#lib/path/case-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Caution } from '#ui/caution.tsx'
import { Chips } from '#ui/chips.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { ADVICE, tabs } from './pool-tabs.ts'
import { type Pools, usePools } from './pools.model.ts'

const Download = lazyPart(() => import('#entities/stock-case/download.tsx').then((m) => m.Download))

/** 优选股池. PL-05 */
export function PoolsScreen() {
  const pools = usePools()
  return (
    <Screen title="优选股池">
      <Stack gap={3} inset>
        <Caution>{ADVICE}</Caution>
        <GuestState loaded={pools.columns} path={POOLS} text="登录后可查看股池" skeleton={<Skeleton lines={12} />}>
          {(columns) =>
            columns.length === 0 ? (
              <Empty text="暂无股池" action={{ label: '看体验股池', href: PROMO_STOCKS }} />
            ) : (
              <Chips label="股池" items={columns} chosen={pools.column} onPick={pools.seeColumn} />
            )
          }
        </GuestState>
        {pools.column !== undefined && <About pools={pools} />}
      </Stack>
      {pools.column !== undefined && <Views pools={pools} />}
      <CellGroup>
        <Cell title="体验股池" note="股池历史记录，延迟展示" href={PROMO_STOCKS} />
      </CellGroup>
      {pools.column !== undefined && <Download name="股池记录" all={pools.all} />}
      <RiskLine />
    </Screen>
  )
}

function About({ pools: { about, sample, period } }: { pools: Pools }) {
  return (
    <>
      <LoadState loaded={about} skeleton={<Skeleton lines={5} />}>
        {({ name, facts }) => (
          <Card title={name}>
            <Facts dense items={facts} />
          </Card>
        )}
      </LoadState>
      <LoadState loaded={sample} skeleton={<Skeleton lines={6} />}>
        {(figures) => <Sample title={`${periodName(period)}已结束满30天的记录`} figures={figures} />}
      </LoadState>
    </>
  )
}

function Views({ pools }: { pools: Pools }) {
  const { tab, see, period, seePeriod, ended } = pools
  return (
    <>
      <Tabs label="股池记录" items={tabs} current={tab} onChange={see} />
      <TabPanel tabKey={tab}>
        {tab === 'now' && <Items pools={pools} />}
        {(tab === 'gain' || tab === 'loss') && <Ended period={period} onPeriod={seePeriod} rows={ended} />}
        {tab === 'notice' && <Notices notices={pools.notices} />}
      </TabPanel>
    </>
  )
}

function Items({ pools: { about, items, onLocked } }: { pools: Pools }) {
  if (about.state !== 'ready') return null
  if (about.data.locked) return <LockedPanel locked={about.data.locked} onGo={onLocked} />
  return (
    <LoadState loaded={items} skeleton={<Skeleton lines={9} inset />}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty
            text="股池暂无股票"
            note="入选时写明理由、风险与有效期，移出后记录仍在「盈利」「亏损」里。"
            action={{ label: '看体验股池', href: PROMO_STOCKS }}
          />
        ) : (
          <CellGroup>
            {rows.map(({ key, name, note, reason, validity, isOver, href }) => (
              <OverRow key={key} isOver={isOver}>
                <Cell
                  title={name}
                  note={`${note} · ${validity} · ${reason}`}
                  value={isOver && <Badge>已失效</Badge>}
                  href={href}
                />
              </OverRow>
            ))}
          </CellGroup>
        )
      }
    </LoadState>
  )
}

function Notices({ notices }: Pick<Pools, 'notices'>) {
  return (
    <LoadState loaded={notices} skeleton={<Skeleton lines={9} inset />}>
      {(list) =>
        list.length === 0 ? (
          <Empty
            text="暂无动态"
            note="入选、移出与复核会按时间列在这里，每条写明原因。"
            action={{ label: '看体验股池', href: PROMO_STOCKS }}
          />
        ) : (
          <CellGroup>
            {list.map(({ key, text, time, href }) => (
              <Cell key={key} title={text} note={time} href={href} />
            ))}
          </CellGroup>
        )
      }
    </LoadState>
  )
}
