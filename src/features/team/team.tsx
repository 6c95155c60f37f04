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
import { useMounted } from '#ui/mounted.ts'
import { DayStrip } from './day-strip.tsx'
import css from './team.module.css'
import { type Published, useNumber, usePublished, useTabs, useTeam } from './team.model.ts'
import type { TeamView } from './team.words.ts'

const Made = lazyPart(() => import('./made.tsx').then((m) => m.Made), <Skeleton lines={12} inset />)
const Intro = lazyPart(() => import('./intro.tsx').then((m) => m.Intro), <Skeleton lines={2} />)

/** Lines that fill a screen. */
const WHOLE = 24

/** What the route table knows of the screen. */
export { first } from './team.model.ts'

/** 团队主页. MD-02 */
export function TeamScreen() {
  const head = useTeam()
  const mounted = useMounted()
  return (
    <Screen title="团队主页" home="picture">
      <LoadState loaded={head} skeleton={<Skeleton lines={14} inset />}>
        {(team) => (
          <>
            <Head team={team} />
            <Stack gap={3} inset>
              <Members team={team} />
              {mounted ? <Rest team={team} /> : <Skeleton lines={WHOLE} />}
            </Stack>
            <p className={css.limits}>内容仅代表作者观点，不构成投资建议</p>
          </>
        )}
      </LoadState>
      <RiskLine />
    </Screen>
  )
}

/** What the team has published; the skeleton is as long as the screen. */
function Rest({ team }: { team: TeamView }) {
  const number = useNumber()
  const published = usePublished(number)
  if (!published) return <Skeleton lines={WHOLE} />
  const { newest, days, intro, counts } = published
  return (
    <>
      <Daily newest={newest} days={days} />
      <Works number={number} counts={counts} />
      {intro !== '' && (
        <Card title="团队简介">
          <Intro html={intro} names={[team.name, ...team.members.map(({ name }) => name)]} />
        </Card>
      )}
    </>
  )
}

function Head({ team }: { team: TeamView }) {
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

function Daily({ newest, days }: Pick<Published, 'newest' | 'days'>) {
  return (
    <Card title="每日观点">
      <DayStrip days={days} current={newest?.date ?? ''} />
      {newest ? (
        <div className={css.rows}>
          <StoryRow {...newest.row} cover="" />
        </div>
      ) : (
        <p className={css.small}>还没有每日观点</p>
      )}
    </Card>
  )
}

function Works({ number, counts }: { number: string; counts: Published['counts'] }) {
  const { tabs, tab, choose } = useTabs(counts)
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
function Members({ team: { members, staffed } }: { team: TeamView }) {
  return (
    <div className={css.staff} data-staffed={staffed}>
      <Card label="团队成员">
        <ul className={css.members} data-each="members">
          {members.map((person) => (
            <li key={person.key}>
              <AnalystLink person={person} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
