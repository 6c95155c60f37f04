import { Link } from 'wouter'
import { StoryRow } from '#entities/article/story-row.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
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
  const [first, ...more] = onAir
  if (onAir.length === 0 && days.length === 0)
    return <Empty text="近期没有直播" action={{ label: '看回放', onClick: seeReplays }} />
  return (
    <>
      {first && <Hero row={first} />}
      {more.length > 0 && <OnAir rows={more} />}
      {days.map(({ label, rows }) => (
        <Coming key={label} title={label} rows={rows} />
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

/** The room that is on: one large picture, who speaks, and the way in. */
function Hero({ row }: { row: RoomRow }) {
  const { title, href, cover, color, badge, tone, since, watching } = row
  return (
    <Card>
      <div className={css.hero}>
        <Picture src={cover} alt="" ratio={16 / 9} color={color} eager />
        <span className={css.state}>
          <Badge tone={tone}>{badge}</Badge>
        </span>
      </div>
      <h2 className={css.title}>
        <Link href={href} className={css.top}>
          <Unbroken>{title}</Unbroken>
        </Link>
      </h2>
      <Author row={row} />
      <div className={css.enter}>
        <p className={css.facts}>
          {watching !== '' && <b className={css.watching}>{watching}</b>}
          {[watching !== '' && '人在看', since].filter(Boolean).join(' · ')}
        </p>
        <LinkButton href={href}>进入直播间</LinkButton>
      </div>
    </Card>
  )
}

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

/** The rooms of a day, led by their hours. */
function Coming({ title, rows }: { title: string; rows: readonly RoomRow[] }) {
  return (
    <Card title={title}>
      <ul className={css.rooms}>
        {rows.map((row) => (
          <li key={row.id} className={css.coming}>
            <time className={css.hour}>{row.hour}</time>
            <div className={css.words}>
              <Link href={row.href} className={css.name}>
                <Unbroken>{row.title}</Unbroken>
              </Link>
              <Author row={row} />
            </div>
            <Reserve roomId={row.id} title={row.title} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
