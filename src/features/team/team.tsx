import { StoryRow } from '#entities/article/story-row.tsx'
import { AnalystLink } from '#entities/analyst/analyst-link.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { DayStrip } from './day-strip.tsx'
import css from './team.module.css'
import { type TeamHead, useDays, useIntro, useNewestDaily, useNumber, useTabs, useTeam } from './team.model.ts'
import type { DayItem } from './team.words.ts'

const Made = lazyPart(() => import('./made.tsx').then((m) => m.Made), <Skeleton lines={12} inset />)
const Intro = lazyPart(() => import('./intro.tsx').then((m) => m.Intro), <Skeleton lines={2} />)

/** 团队主页. MD-02 */
export function TeamScreen() {
  const number = useNumber()
  const head = useTeam()
  const newest = useNewestDaily(number)
  const days = useDays(number)
  const works = useTabs(number)
  const intro = useIntro(number)
  return (
    <Screen title="团队主页">
      <LoadState loaded={head} skeleton={<Skeleton lines={14} inset />}>
        {(team) => (
          <>
            <Head team={team} />
            <Stack gap={3} inset>
              <Members team={team} />
              <Daily newest={newest} days={days} />
              <Works number={number} {...works} />
              {intro !== '' && (
                <Card title="团队简介">
                  <Intro html={intro} names={[team.name, ...team.members.map(({ name }) => name)]} />
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

interface DailyProps {
  newest: ReturnType<typeof useNewestDaily>
  days: readonly DayItem[]
}

function Daily({ newest, days }: DailyProps) {
  return (
    <Card title="每日观点">
      <DayStrip days={days} current={newest?.date ?? ''} />
      {newest ? (
        <div className={css.rows}>
          <StoryRow key={newest.key} {...newest.row} />
        </div>
      ) : (
        <p className={css.small}>还没有每日观点</p>
      )}
    </Card>
  )
}

function Works({ number, tabs, tab, choose }: { number: string } & ReturnType<typeof useTabs>) {
  return (
    <div className={css.made}>
      <Tabs label="团队内容" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>
        <Made key={tab} number={number} kind={tab} />
      </TabPanel>
    </div>
  )
}

/** The members, each with the registration number. law §5 */
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
