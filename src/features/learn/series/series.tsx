import { AsOf } from '#ui/as-of.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { CourseRow } from '#entities/course/course-card.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import { CourseLessons } from './course-lessons.tsx'
import { Graduations } from '#entities/course/graduations.tsx'
import { type SeriesModel, useSeries } from './series.model.ts'
import type { SeriesView } from './series.words.ts'
import css from './series.module.css'
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
      <header className={css.head}>
        <Picture src={view.cover} alt="" ratio={390 / 148} eager color={view.color} />
        <div className={css.over}>
          <h2>{view.title}</h2>
          <p>{view.facts}</p>
        </div>
      </header>
      <div className={css.about}>
        <SafeHtml html={view.introHtml} files={FILES} className={prose.prose} />
        {model.learned.total > 0 && <Learned learned={model.learned} />}
      </div>
      {model.last && (
        <section className={css.last} aria-label="接着学">
          <p>
            <span>{`接着学 · ${model.last.course}`}</span>
            {model.last.lesson}
          </p>
          <LinkButton href={model.last.href} size="small">
            继续
          </LinkButton>
        </section>
      )}
      {view.locked && <LockedPanel locked={view.locked} />}
      {view.rows.length === 0 && <Empty text="暂无课程" action={{ label: '看看全部课程', href: '/course' }} />}
      <ul className={css.list}>
        {view.rows.map((row) => (
          <li key={row.key}>
            <CourseRow row={row} onOpen={model.open} />
            <Learned learned={model.learnedOf(row)} />
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

function Learned({ learned: { done, total, text } }: { learned: SeriesModel['learned'] }) {
  return (
    <p className={css.learned}>
      <Graduations done={done} total={total} />
      <Quiet as="span" small>
        {text}
      </Quiet>
    </p>
  )
}

function SeriesSkeleton() {
  return (
    <>
      <Skeleton ratio={390 / 148} />
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </>
  )
}
