import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Catalog } from '#features/learn/course/catalog.tsx'
import { courseHref } from '#lib/path/learn-href.ts'
import { LessonMedia } from './lesson-media.tsx'
import { LessonNotes } from './lesson-notes.tsx'
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

/** 课时播放. product LE-04 */
export function LessonScreen() {
  const model = useLesson()
  return (
    <Screen title="课时" back>
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
  return (
    <>
      {view.part.kind === 'article' && <Head view={view} />}
      <Part view={view} model={model} />
      {view.part.kind !== 'article' && <Head view={view} />}
      <nav className={css.steps} aria-label="课时切换">
        <Step href={view.previous} label="上一节" />
        <Button kind="plain" size="small" onClick={() => setListed(true)}>
          目录
        </Button>
        <Step href={view.next} label="下一节" />
      </nav>
      <section className={css.notes} aria-label="笔记">
        <LessonNotes catalogId={model.catalogId} />
      </section>
      <RiskLine />
      <Sheet open={listed} title="课程目录" onClose={() => setListed(false)}>
        <Catalog rows={view.rows} current={model.catalogId} onOpen={() => setListed(false)} />
      </Sheet>
    </>
  )
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

function Part({ view, model }: { view: LessonView; model: LessonModel }) {
  const { part } = view
  const { number, catalogId, onViewed } = model
  switch (part.kind) {
    case 'media':
      return <LessonMedia {...{ number, catalogId, view, onViewed }} media={part.media} videoId={part.videoId} />
    case 'article':
      return (
        <LessonArticle {...{ catalogId, onViewed }} articleId={part.articleId} title={view.title} stale={model.stale} />
      )
    case 'locked':
      return (
        <>
          <LockedPanel locked={part.locked} />
        </>
      )
    case 'live':
      return (
        <div className={css.say}>
          <p>直播课程在直播频道观看</p>
          <LinkButton href="/live" kind="plain" size="small">
            去直播频道
          </LinkButton>
        </div>
      )
    case 'unknown':
      return <p className={css.say}>状态更新中</p>
  }
}
