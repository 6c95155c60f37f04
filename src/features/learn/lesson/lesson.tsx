import { type RefObject, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { courseHref } from '#lib/path/learn-href.ts'
import { LessonMedia } from './lesson-media.tsx'
import { type LessonModel, useLesson } from './lesson.model.ts'
import type { LessonView } from './lesson.words.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import css from './lesson.module.css'

/** Most lessons are video or audio. */
const LessonArticle = lazyPart(
  () => import('./lesson-article.tsx').then((m) => m.LessonArticle),
  <Skeleton lines={12} />,
)

/** Its code comes once the lesson is drawn, before anybody opens it. */
const CatalogSheet = lazyPart(() => import('./lesson-sheets.tsx').then((m) => m.CatalogSheet))

const LessonDesk = lazyPart(() => import('./lesson-desk.tsx').then((m) => m.LessonDesk), <Skeleton lines={6} inset />)

/** 课时播放. LE-04 */
export function LessonScreen() {
  const model = useLesson()
  return (
    <Screen title="课时" home="picture">
      <LoadState loaded={model.lesson} skeleton={<Skeleton ratio={16 / 9} lines={6} />}>
        {(view) =>
          view ? (
            <Lesson view={view} model={model} />
          ) : (
            <Empty text="课时不存在或已下架" action={{ label: '返回课程', href: courseHref(model.number) }} />
          )
        }
      </LoadState>
    </Screen>
  )
}

function Lesson({ view, model }: { view: LessonView; model: LessonModel }) {
  const [listed, setListed] = useState(false)
  const place = useRef(0)
  const [hasEnded, setEnded] = useState(false)
  const [start, setStart] = useStart()
  const { number, catalogId } = model
  const isMedia = view.part.kind === 'media'
  return (
    <>
      {view.part.kind === 'article' && <Head view={view} />}
      <Part
        key={start.times}
        {...{ view, model, place, start }}
        onTime={(sec) => {
          place.current = sec
        }}
        onFinish={() => setEnded(true)}
      />
      {view.part.kind !== 'article' && <Head view={view} />}
      <nav className={css.steps} aria-label="课时切换">
        <Step href={view.previous} label="上一节" />
        <Button kind="plain" size="small" onClick={() => setListed(true)}>
          目录
        </Button>
        <Step href={view.next} label="下一节" />
      </nav>
      <LessonDesk
        lesson={{ number, catalogId, course: view.course, lesson: view.title, place: isMedia ? place : undefined }}
        isOpen={view.part.kind !== 'locked'}
        hasEnded={hasEnded}
        onJump={(sec) => setStart(sec)}
      />
      <RiskLine />
      <CatalogSheet
        open={listed}
        {...{ number, lessons: view.catalog, rows: view.rows }}
        current={catalogId}
        onClose={() => setListed(false)}
      />
    </>
  )
}

/** Where playing begins if not where the customer stopped: the second of a note, from the address or pressed here. */
interface Start {
  sec: number | undefined
  /** How often one was pressed here. */
  times: number
}

function useStart(): [Start, (sec: number) => void] {
  const sec = Number(new URLSearchParams(useSearch()).get('t'))
  const [start, set] = useState<Start>({ sec: sec > 0 ? sec : undefined, times: 0 })
  return [start, (to) => set(({ times }) => ({ sec: to, times: times + 1 }))]
}

function Head({ view }: { view: LessonView }) {
  return (
    <header className={css.head}>
      <h2 className={css.title}>{view.title}</h2>
      <p className={css.small}>{view.place}</p>
      {view.author !== '' && <p className={css.small}>{view.author}</p>}
      <Link href={view.courseHref} className={css.link}>
        {view.course}
      </Link>
    </header>
  )
}

function Step({ href, label }: { href: string | undefined; label: string }) {
  return href === undefined ? (
    <span className={css.noStep}>{label}</span>
  ) : (
    <Link href={href} className={css.step}>
      {label}
    </Link>
  )
}

interface PartProps {
  view: LessonView
  model: LessonModel
  place: RefObject<number>
  onTime: (sec: number) => void
  onFinish: () => void
  start: Start
}

function Part({ view, model, ...playing }: PartProps) {
  const { part } = view
  const { number, catalogId, onViewed } = model
  switch (part.kind) {
    case 'media':
      return (
        <LessonMedia {...{ number, catalogId, view, onViewed, ...playing }} media={part.media} videoId={part.videoId} />
      )
    case 'article':
      return (
        <LessonArticle
          {...{ number, catalogId, onViewed }}
          articleId={part.articleId}
          title={view.title}
          stale={model.stale}
        />
      )
    case 'locked':
      return <LockedPanel locked={part.locked} />
    case 'live':
      return (
        <div className={css.say}>
          <p>本节在直播间进行，结束后可看回放</p>
          <LinkButton href={part.way.href} kind="plain" size="small">
            {part.way.label}
          </LinkButton>
        </div>
      )
    case 'unknown':
      return <p className={css.say}>状态更新中</p>
  }
}
