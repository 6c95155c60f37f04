import { useState } from 'react'
import { StoryRow } from '#entities/article/story-row.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Section } from '#ui/layout/section.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Author, Coming } from './coming.tsx'
import { Hero } from './hero.tsx'
import { useLive } from './live.model.ts'
import type { LiveView } from './live.words.ts'
import type { RoomRow, Rooms } from './rooms.words.ts'
import type { ReplayRow } from './replay/replay.words.ts'
import css from './live.module.css'

const Further = lazyPart(() => import('./further.tsx').then((m) => m.Further))
const Mine = lazyPart(() => import('./mine.tsx').then((m) => m.Mine), <RowsSkeleton rows={3} />)

/** What the route table knows of the screen. */
export { first } from './live.model.ts'

/** 直播. LV-01 */
export function LiveScreen() {
  const { tab, turnTo, first, rooms, mine, latest, replays } = useLive()
  const count = mine?.state === 'ready' ? mine.data.length : 0
  const tabs = [
    { key: 'rooms', label: '直播' },
    { key: 'replay', label: '回放' },
    { key: 'mine', label: count > 0 ? `我的预约 ${count}` : '我的预约' },
  ] as const
  return (
    <Screen title="直播" tab="live">
      <Tabs label="直播" items={tabs} current={tab} onChange={turnTo} />
      <TabPanel tabKey={tab}>
        {tab === 'rooms' && (
          <>
            <LoadState loaded={first} skeleton={WAITING}>
              {(view) => <Rooms view={view} rooms={rooms} seeReplays={() => turnTo('replay')} />}
            </LoadState>
            <Latest rows={latest} />
            <Further />
          </>
        )}
        {tab === 'mine' && <Mine mine={mine} seeRooms={() => turnTo('rooms')} />}
        {tab === 'replay' && (
          <PagedList
            pages={replays}
            label="直播回放"
            keyOf={({ id }) => id}
            row={(row) => <Replay row={row} />}
            empty={<Empty text="暂无回放" action={{ label: '看直播与预告', onClick: () => turnTo('rooms') }} />}
          />
        )}
      </TabPanel>
      <RiskLine />
    </Screen>
  )
}

/** As high as the first screen: what stands below keeps its place out of sight. */
const WAITING = <RowsSkeleton rows={12} picture />

function Rooms({ view, rooms, seeReplays }: { view: LiveView; rooms: Rooms | undefined; seeReplays: () => void }) {
  if (rooms?.isEmpty) return <Empty text="近期没有直播" action={{ label: '看回放', onClick: seeReplays }} />
  const [first, ...more] = rooms?.onAir ?? []
  const heroes = rooms ? rooms.onAir.slice(0, 1) : view.heroes
  return (
    <>
      <div data-each="heroes">
        {heroes.map((hero) => (
          <Hero key={hero.id} view={hero} room={first} />
        ))}
      </div>
      {rooms ? <Others more={more} {...rooms} /> : WAITING}
    </>
  )
}

function Others({ more, week, days }: Pick<Rooms, 'week' | 'days'> & { more: readonly RoomRow[] }) {
  return (
    <>
      {more.length > 0 && <OnAir rows={more} />}
      {week.length > 0 && <Week week={week} />}
      {days.map(({ label, rows }) => (
        <Card key={label} title={label}>
          <Coming rows={rows} />
        </Card>
      ))}
    </>
  )
}

/** Seven days, each with a dot if a room is upcoming, and the rooms of the selected one. */
function Week({ week }: Pick<Rooms, 'week'>) {
  const [picked, pick] = useState<string>()
  const day = week.find(({ label }) => label === picked) ?? week.find(({ rows }) => rows.length > 0) ?? week[0]
  return (
    <Card title="一周安排">
      <ul className={css.week} aria-label="日期">
        {week.map(({ label, name, date, rows }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={label === day?.label}
              aria-label={`${name} ${date}日 ${rows.length}场`}
              onClick={() => pick(label)}
            >
              {name}
              <b>{date}</b>
              <span className={css.dots}>{'•'.repeat(Math.min(3, rows.length))}</span>
            </button>
          </li>
        ))}
      </ul>
      {day && day.rows.length > 0 ? <Coming rows={day.rows} /> : <p className={css.none}>当天没有直播</p>}
    </Card>
  )
}

/** What a row shows of a room. */
const shown = ({ title, href, cover, badge, tone, facts }: RoomRow) => ({ title, href, cover, badge, tone, facts })

function OnAir({ rows }: { rows: readonly RoomRow[] }) {
  return (
    <Card title="也在直播">
      <ul className={css.rooms}>
        {rows.map((row) => (
          <li key={row.id}>
            <StoryRow {...shown(row)} summary={<Author row={row} />} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Latest({ rows }: { rows: readonly ReplayRow[] | undefined }) {
  if (!rows) return <RowsSkeleton rows={3} picture />
  if (rows.length === 0) return null
  return (
    <Section title="看回放" more={{ label: '全部', href: `${LIVE}?tab=replay` }} inset>
      <ul className={css.latest}>
        {rows.map((row) => (
          <li key={row.id}>
            <Replay row={row} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Replay({ row }: { row: ReplayRow }) {
  return <StoryRow {...row} summary={<span className={css.author}>{row.summary}</span>} />
}
