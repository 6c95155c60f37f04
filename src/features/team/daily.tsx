import { useLocation } from 'wouter'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { dailyHref, teamHref } from '#lib/path/team-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type DailyView, useDaily, useDailyOpened } from './daily.model.ts'
import { DayStrip } from './day-strip.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './team.module.css'

const Comments = lazyPart(() => import('./comments.tsx').then((m) => m.Comments), <Skeleton lines={6} />)

/** 每日观点文章. MD-03 */
export function DailyScreen() {
  const { number, days, date, named, view } = useDaily()
  return (
    <Screen title="每日观点">
      <Stack gap={3} inset>
        <Card label="观点日历">
          <DayStrip days={days} current={date} />
          <LinkButton href={teamHref(number)} kind="plain" size="small">
            团队主页
          </LinkButton>
        </Card>
        <LoadState loaded={view} skeleton={<Skeleton lines={16} />}>
          {(known) =>
            known === undefined ? (
              <Empty text="这一天没有观点" note={named} action={{ label: '看最新观点', href: dailyHref(number) }} />
            ) : (
              <View key={known.id} view={known} />
            )
          }
        </LoadState>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function View({ view }: { view: DailyView }) {
  useDailyOpened(view.id)
  const [, navigate] = useLocation()
  return (
    <>
      <Card label={view.title}>
        <h2 className={css.title}>{view.title}</h2>
        {view.author && <AnalystLine person={view.author} />}
        <p className={css.small}>
          <Unbroken>{view.published}</Unbroken>
        </p>
        <ArticleBody html={view.html} names={view.names} onLink={navigate} />
        <p className={css.small}>本文仅代表作者观点，不构成投资建议</p>
      </Card>
      <Card label="评论">
        <Comments view={view} />
        <LinkButton href={view.href} kind="ghost" size="small">
          文章页
        </LinkButton>
      </Card>
    </>
  )
}
