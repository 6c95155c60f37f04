import { LockedPanel } from '#entities/access/locked.tsx'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { CASES } from '#lib/path/case-href.ts'
import type { Loaded } from '#data/loaded.ts'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LEARNING_ONLY } from './case-tabs.ts'
import { ChannelLine } from './channel-line.tsx'
import { useChannel } from './channel.model.ts'
import type { ChannelRow } from './channel.words.ts'
import { Reminder } from './reminder.tsx'

// Only where the channel is open.
const Signals = lazyPart(() => import('./signals.tsx').then((m) => m.Signals))

/** 案例频道. PL-02 */
export function ChannelScreen() {
  const channel = useChannel()
  return (
    <Screen title="案例频道">
      <Stack gap={3} inset>
        <Caution>{LEARNING_ONLY}</Caution>
        <GuestState
          loaded={channel.channel}
          path={channel.path}
          text="登录后可查看案例频道"
          skeleton={<Skeleton lines={10} />}
        >
          {(view) =>
            view === undefined ? (
              <Empty text="频道不存在或已下架" action={{ label: '看全部案例', href: CASES }} />
            ) : (
              <Card title={view.name}>
                <AnalystLine person={view.analyst} />
                <Quiet small>{`风险等级 ${view.level}`}</Quiet>
                {view.locked ? (
                  <LockedPanel locked={view.locked} onGo={channel.onLocked} />
                ) : (
                  <Reminder reminder={channel.reminder} />
                )}
              </Card>
            )
          }
        </GuestState>
      </Stack>
      {channel.signals && <Signals {...channel.signals} />}
      <Rows title="动态" rows={channel.notices} none="暂无动态" />
      <Rows title={channel.talkName} rows={channel.talk} none="暂无消息" />
      <RiskLine />
    </Screen>
  )
}

/** Nothing until they are loaded: a lock is explained above. */
function Rows({ title, rows, none }: { title: string; rows: Loaded<ChannelRow[]>; none: string }) {
  return (
    <LoadState loaded={rows} skeleton={null}>
      {(list) => (
        <CellGroup title={title}>
          {list.length === 0 && <Cell title={none} />}
          {list.map((row) => (
            <ChannelLine key={row.key} row={row} />
          ))}
        </CellGroup>
      )}
    </LoadState>
  )
}
