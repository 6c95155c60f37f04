import { StoryRow } from '#entities/article/story-row.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Band } from '#ui/band/band.tsx'
import { useLive } from './live.model.ts'
import type { LiveView, RoomRow } from './live.words.ts'
import { Reserve } from './reserve.tsx'
import css from './live.module.css'

const tabs = [
  { key: 'rooms', label: '直播与预告' },
  { key: 'replay', label: '回放' },
] as const

/** 直播. LV-01 */
export function LiveScreen() {
  const { tab, turnTo, rooms, replays } = useLive()
  return (
    <Screen title="直播" tab="live">
      <Band {...(rooms.state === 'ready' ? rooms.data.head : { says: '', note: '' })} />
      <Tabs label="直播" items={tabs} current={tab} onChange={turnTo} />
      <TabPanel tabKey={tab}>
        {tab === 'rooms' ? (
          <LoadState loaded={rooms} skeleton={<RowsSkeleton picture />}>
            {(view) => <Rooms view={view} seeReplays={() => turnTo('replay')} />}
          </LoadState>
        ) : (
          <PagedList
            pages={replays}
            label="直播回放"
            keyOf={({ id }) => id}
            row={(row) => <StoryRow {...row} summary={<span className={css.author}>{row.summary}</span>} />}
            empty={<Empty text="暂无回放" action={{ label: '看直播与预告', onClick: () => turnTo('rooms') }} />}
          />
        )}
      </TabPanel>
      <RiskLine />
    </Screen>
  )
}

function Rooms({ view, seeReplays }: { view: LiveView; seeReplays: () => void }) {
  const { onAir, days } = view
  if (onAir.length === 0 && days.length === 0)
    return <Empty text="近期没有直播" action={{ label: '看回放', onClick: seeReplays }} />
  return (
    <>
      {onAir.length > 0 && <Group title="正在直播" rows={onAir} />}
      {days.map(({ label, rows }) => (
        <Group key={label} title={label} rows={rows} coming />
      ))}
    </>
  )
}

/** What a row draws of a room. */
const shown = ({ title, href, cover, badge, tone, facts }: RoomRow) => ({ title, href, cover, badge, tone, facts })

function Author({ row: { summary, isLocked } }: { row: RoomRow }) {
  return (
    <span className={css.author}>
      {summary}
      {isLocked && (
        <span className={css.lock}>
          <Icon name="lock" size={16} />
          开通后可看
        </span>
      )}
    </span>
  )
}

function Group({ title, rows, coming = false }: { title: string; rows: readonly RoomRow[]; coming?: boolean }) {
  return (
    <Card title={title}>
      <ul className={css.rooms}>
        {rows.map((row) => (
          <li key={row.id}>
            <StoryRow
              {...shown(row)}
              summary={<Author row={row} />}
              end={coming && <Reserve roomId={row.id} title={row.title} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
