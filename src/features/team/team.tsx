import { useLocation } from 'wouter'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { StoryRow } from '#entities/article/story-row.tsx'
import { AnalystLink } from '#entities/analyst/analyst-link.tsx'
import { FeedList } from '#entities/list/feed-list.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { DayStrip } from './day-strip.tsx'
import { ShortViewRow } from './short-view.tsx'
import css from './team.module.css'
import { type Tab, type TeamHead, useContents, useNumber, useShortViews, useTeam } from './team.model.ts'

/** 团队主页. MD-02 */
export function TeamScreen() {
  const { head, intro, days, daily, tabs, tab, choose } = useTeam()
  const [, navigate] = useLocation()
  const number = useNumber()
  return (
    <Screen title="团队主页">
      <LoadState loaded={head} skeleton={<Skeleton lines={14} inset />}>
        {(team) => (
          <>
            <Head team={team} />
            <Stack gap={3} inset>
              <Members team={team} />
              <Card title="每日观点">
                <DayStrip days={days} current={daily?.date ?? ''} />
                {daily ? (
                  <div className={css.rows}>
                    <StoryRow {...daily.row} />
                  </div>
                ) : (
                  <p className={css.small}>还没有每日观点</p>
                )}
              </Card>
              <div className={css.made}>
                <Tabs label="团队内容" items={tabs} current={tab} onChange={choose} />
                <TabPanel tabKey={tab}>
                  {tab === 'views' ? <ShortViews number={number} /> : <Contents key={tab} number={number} kind={tab} />}
                </TabPanel>
              </div>
              {intro !== '' && (
                <Card title="团队简介">
                  <ArticleBody html={intro} onLink={navigate} />
                </Card>
              )}
            </Stack>
            <p className={css.limits}>内容仅代表作者观点，不构成投资建议</p>
          </>
        )}
      </LoadState>
      <RiskLine />
    </Screen>
  )
}

function Head({ team }: { team: TeamHead }) {
  return (
    <header className={css.head}>
      <Avatar src={team.logo} name="" size={52} />
      <div className={css.words}>
        <h2>{team.name}</h2>
        <p>{team.slogan}</p>
        <p className={css.fans}>{team.fans}</p>
      </div>
    </header>
  )
}

/** Who belongs to it, each with the registration number. law §5 */
function Members({ team: { members } }: { team: TeamHead }) {
  if (members.length === 0) return null
  return (
    <Card label="团队成员">
      <ul className={css.members}>
        {members.map((person) => (
          <li key={person.key}>
            <AnalystLink person={person} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ShortViews({ number }: { number: string }) {
  return (
    <FeedList
      feed={useShortViews(number)}
      noun="观点"
      label="短观点"
      keyOf={({ key }) => key}
      row={(view) => <ShortViewRow view={view} />}
      empty={<Empty text="还没有短观点" action={{ label: '看其他团队', href: '/team' }} />}
    />
  )
}

function Contents({ number, kind }: { number: string; kind: Exclude<Tab, 'views'> }) {
  return (
    <PagedList
      pages={useContents(number, kind)}
      label={kind === 'LIVE' ? '直播' : '文章'}
      keyOf={(row) => row?.key ?? ''}
      row={(row) => row && <Cell title={row.title} note={row.note} href={row.href} />}
      empty={<Empty text="还没有内容" action={{ label: '看其他团队', href: '/team' }} />}
    />
  )
}
