import { type RefObject, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Empty } from '#ui/state/empty.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { courseHref } from '#lib/path/learn-href.ts'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { LessonMedia } from './lesson-media.tsx'
import { type LessonModel, useLesson } from './lesson.model.ts'
import type { LessonView } from './lesson.words.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import { useAddressedSecond } from '#entities/video/addressed-second.ts'
import css from './lesson.module.css'

/** Most lessons are video or audio. */
const LessonArticle = lazyPart(
  () => import('./lesson-article.tsx').then((m) => m.LessonArticle),
  <Skeleton lines={12} />,
)

const LessonTools = lazyPart(() => import('./lesson-desk.tsx').then((m) => m.LessonTools))
const LessonPanel = lazyPart(() => import('./lesson-desk.tsx').then((m) => m.LessonPanel), <Skeleton lines={6} inset />)

const panels = [
  { key: 'catalog', label: '目录' },
  { key: 'notes', label: '笔记' },
] as const

/** 课时播放. LE-04 */
export function LessonScreen() {
  const model = useLesson()
  return (
    <Screen
      title="课时"
      home="picture"
      footer={model.lesson.state === 'ready' && model.lesson.data && <Onward view={model.lesson.data} />}
    >
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
  const [panel, setPanel] = useState<(typeof panels)[number]['key']>('catalog')
  const place = useRef(0)
  const [hasEnded, setEnded] = useState(false)
  const [start, setStart] = useStart(view.part.kind === 'media')
  const { number, catalogId } = model
  const noted = {
    number,
    catalogId,
    course: view.course,
    lesson: view.title,
    place: view.part.kind === 'media' ? place : undefined,
  }
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
      <LessonTools lesson={noted} isOpen={view.part.kind !== 'locked'} hasEnded={hasEnded} />
      <Tabs label="课时内容" items={panels} current={panel} onChange={setPanel} />
      <TabPanel tabKey={panel}>
        <LessonPanel panel={panel} view={view} lesson={noted} onJump={setStart} />
      </TabPanel>
      <RiskLine />
    </>
  )
}

/** The start position if not the last one: the second of a note, from the address or pressed here. */
interface Start {
  sec: number | undefined
  /** How often one was pressed here. */
  times: number
}

function useStart(isMedia: boolean): [Start, (sec: number) => void] {
  const [start, set] = useState<Start>({ sec: useAddressedSecond(isMedia), times: 0 })
  return [start, (to) => set(({ times }) => ({ sec: to, times: times + 1 }))]
}

function Head({ view }: { view: LessonView }) {
  return (
    <header className={css.head}>
      <h2 className={css.title}>{view.title}</h2>
      <p className={css.small}>
        <Link href={view.courseHref} className={css.link}>
          {view.course}
        </Link>
        <span>{view.place}</span>
      </p>
      {view.author !== '' && <p className={css.small}>{view.author}</p>}
    </header>
  )
}

/** The lessons before and after this one, at the foot of the page. */
function Onward({ view: { previous, next, nextTitle, courseHref: whole } }: { view: LessonView }) {
  return (
    <nav className={css.onward} aria-label="课时切换">
      {previous !== undefined && (
        <Link href={previous} className={css.step}>
          上一节
        </Link>
      )}
      <p className={css.coming}>
        <span>{nextTitle === '' ? '已是最后一节' : '下一节'}</span>
        {nextTitle}
      </p>
      <LinkButton href={next ?? whole}>{next === undefined ? '返回课程' : '学下一节'}</LinkButton>
    </nav>
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
