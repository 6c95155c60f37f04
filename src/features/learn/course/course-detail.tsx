import { Price } from '#ui/price/price.tsx'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { brand } from '#config/brand.ts'
import { AsOf } from '#ui/as-of.tsx'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { type CourseDetailModel, useCourseDetail } from './course-detail.model.ts'
import type { CourseDetailView } from './course-detail.words.ts'
import { CoursePanel, panels } from '#features/learn/course-list/course-panel.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import css from './course-detail.module.css'
import head from '#features/learn/head.module.css'

const CallUsSheet = lazyPart(() => import('#entities/access/call-us-sheet.tsx').then((m) => m.CallUsSheet))
const PosterSheet = lazyPart(() => import('#entities/poster/poster-sheet.tsx').then((m) => m.PosterSheet))
/** As wide as what comes in its place. */
const KEEP_PLACE = <span className={classes(buttonClass('ghost', 'small'), css.place)}>☆ 收藏</span>
const KeepTools = lazyPart(() => import('#features/learn/study/keep-tools.tsx').then((m) => m.KeepTools), KEEP_PLACE)
const GiftCell = lazyPart(() => import('./gift-cell.tsx').then((m) => m.GiftCell))
const TrailerButton = lazyPart(() => import('./trailer-button.tsx').then((m) => m.TrailerButton))

/** What the route table knows of the screen. */
export { first } from './course-detail.model.ts'

/** 课程详情. LE-03 */
export function CourseDetailScreen() {
  const model = useCourseDetail()
  const { course } = model
  return (
    <Screen
      title="课程详情"
      home="picture"
      footer={course.state !== 'failed' && <Foot course={course} model={model} />}
    >
      <LoadState loaded={course} skeleton={<DetailSkeleton />}>
        {(view) => <Detail view={view} model={model} />}
      </LoadState>
      {model.contactOpen && <CallUsSheet title="咨询" open onClose={() => model.setContactOpen(false)} />}
      {model.poster && <PosterSheet words={model.poster} onClose={() => model.showPoster(false)} />}
    </Screen>
  )
}

/** The bar; an empty one while the course is loading. */
function Foot({ course, model }: { course: CourseDetailModel['course']; model: CourseDetailModel }) {
  return course.state === 'ready' ? <BuyBar view={course.data} model={model} /> : <div className={css.bar} />
}

function Detail({ view, model }: { view: CourseDetailView; model: CourseDetailModel }) {
  const [panel, setPanel] = useState('intro')
  // The pressed tab is marked at once; its content may take a frame longer.
  const shown = useDeferredValue(panel)
  return (
    <>
      <div className={css.cover}>
        <Picture src={view.cover} alt="" ratio={16 / 9} eager />
        <Link href={view.trial.href} className={css.trial} onClick={model.tryOut}>
          {view.trial.text}
        </Link>
        {model.trailer && <TrailerButton {...model.trailer} />}
      </div>
      <Head view={view} keep={model.keep} onShare={() => model.showPoster(true)} />
      <Tabs label="课程内容" items={panels} current={panel} onChange={setPanel} />
      <TabPanel tabKey={shown}>
        <div className={css.panel}>
          <CoursePanel panel={shown} view={view} model={model} />
        </div>
      </TabPanel>
      {model.gift && <GiftCell gift={model.gift} />}
      <div className={css.asOf}>
        <AsOf text={view.asOf} />
      </div>
      <DisclosureFooter company={brand} />
    </>
  )
}

function Head(p: { view: CourseDetailView; keep: CourseDetailModel['keep']; onShare: () => void }) {
  const { view, keep, onShare } = p
  const copy = useCopy()
  return (
    <header className={head.head}>
      <h2 className={head.title}>{view.title}</h2>
      <p className={css.money}>
        <span className={css.tag}>{view.tag}</span>
        <span className={head.facts}>{view.facts}</span>
        <span className={css.tools}>
          {keep ? <KeepTools {...keep} /> : KEEP_PLACE}
          <button type="button" className={css.share} onClick={onShare}>
            分享海报
          </button>
        </span>
      </p>
      <div className={css.teacher}>
        <Avatar src={view.portrait} name="" size={36} />
        <button type="button" className={css.cert} data-certified={view.certified} onClick={() => copy(view.author)}>
          {view.author}
        </button>
      </div>
      <p className={css.notice}>{view.notice}</p>
      <div className={css.terms}>
        <p className={css.suit}>{view.suit}</p>
        <p>{view.refund}</p>
      </div>
      <RiskLine />
    </header>
  )
}

function BuyBar({ view, model }: { view: CourseDetailView; model: CourseDetailModel }) {
  const { cta } = view
  return (
    <div className={css.bar}>
      <span className={css.price}>
        <Price {...view.price} />
        <s className={css.origin}>{view.origin}</s>
      </span>
      <button type="button" className={css.side} onClick={() => model.setContactOpen(true)}>
        咨询
      </button>
      <Link
        href={cta.href}
        className={css.main}
        // The view has 'true' or 'false'; its type is wider because the template holds a field name.
        aria-disabled={cta.off as 'true' | 'false'}
        onClick={(event) => model.press(cta, event)}
      >
        {cta.text}
      </Link>
    </div>
  )
}

function DetailSkeleton() {
  return (
    <>
      <Skeleton ratio={16 / 9} />
      <div className={css.waiting}>
        <Skeleton lines={7} />
      </div>
    </>
  )
}
