import { AsOf } from '#ui/as-of.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { CourseRow } from '#entities/course/course-card.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import { CourseLessons } from './course-lessons.tsx'
import { LearnedBar } from '#entities/course/learned-bar.tsx'
import { type SeriesModel, useSeries } from './series.model.ts'
import type { SeriesView } from './series.words.ts'
import css from '#features/learn/course-list/course-list.module.css'
import head from '#features/learn/head.module.css'
import prose from '#ui/prose/prose.module.css'

/** 系列课. LE-02 */
export function SeriesScreen() {
  const model = useSeries()
  return (
    <Screen title="系列课" back>
      <GuestState
        loaded={model.series}
        path={location.pathname}
        text="登录后可学习系列课"
        skeleton={<SeriesSkeleton />}
      >
        {(view) => <Series view={view} model={model} />}
      </GuestState>
    </Screen>
  )
}

function Series({ view, model }: { view: SeriesView; model: SeriesModel }) {
  return (
    <>
      <Picture src={view.cover} alt="" ratio={16 / 9} eager color={view.color} />
      <header className={head.head}>
        <h2 className={head.title}>{view.title}</h2>
        <p className={head.facts}>{view.facts}</p>
        {model.learned.total > 0 && <LearnedBar learned={model.learned} />}
      </header>
      <SafeHtml html={view.introHtml} files={FILES} className={`${head.intro} ${prose.prose}`} />
      {view.locked && <LockedPanel locked={view.locked} />}
      {view.rows.length === 0 && <Empty text="暂无课程" action={{ label: '看看全部课程', href: '/course' }} />}
      <ul className={css.list}>
        {view.rows.map((row) => (
          <li key={row.key}>
            <CourseRow row={row} onOpen={model.open} />
            <Quiet small inset>
              {model.learnedOf(row).text}
            </Quiet>
            <CourseLessons number={row.key} title={row.title} isAllowed={view.open.has(row.key)} />
          </li>
        ))}
      </ul>
      <div className={css.asOf}>
        <AsOf text={view.asOf} />
      </div>
      <RiskLine />
    </>
  )
}

function SeriesSkeleton() {
  return (
    <>
      <Skeleton ratio={16 / 9} />
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </>
  )
}
