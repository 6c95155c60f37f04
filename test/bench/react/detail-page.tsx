import { useEffect, useState } from 'react'
import type { CourseDetail } from '#api/shapes.ts'
import { brand } from '#config/brand.ts'
import { type CourseDetailView, toCourseDetailView } from '#features/learn/course/course-detail.words.ts'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { Price } from '#ui/price/price.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import css from '#features/learn/course/course-detail.module.css'
import head from '#features/learn/head.module.css'
import prose from '#ui/prose/prose.module.css'

declare const __COURSE__: string

/** The answer, for a second visit. */
let known: { intro: string; view: CourseDetailView } | undefined

const panels = ['介绍', '目录', '讲师', '评价'].map((label) => ({ key: label, label }))

/** 课程详情 in plain React: one request, no store, no prerendering. */
export function DetailPage() {
  const [course, setCourse] = useState(known)
  useEffect(() => {
    if (known) return
    void fetch(`/api/public/article-course/detail?number=${__COURSE__}`)
      .then((response) => response.json())
      .then(({ data }: { data: CourseDetail }) => {
        known = { intro: data.introHtml ?? '', view: toCourseDetailView(data, Date.now()) }
        setCourse(known)
      })
  }, [])
  return (
    <Screen title="课程详情" back footer={course ? <BuyBar view={course.view} /> : <div className={css.bar} />}>
      {course && <Detail {...course} />}
    </Screen>
  )
}

function Detail({ view, intro }: { view: CourseDetailView; intro: string }) {
  const [panel, setPanel] = useState('介绍')
  return (
    <>
      <Picture src={view.cover} alt="" ratio={16 / 9} eager />
      <Head view={view} />
      <Tabs label="课程内容" items={panels} current={panel} onChange={setPanel} />
      <TabPanel tabKey={panel}>
        <div className={css.panel}>
          {panel === '介绍' && <SafeHtml html={intro} files={FILES} className={`${css.intro} ${prose.prose}`} />}
        </div>
      </TabPanel>
      <div className={css.asOf}>
        <AsOf text={view.asOf} />
      </div>
      <DisclosureFooter company={brand} />
    </>
  )
}

function Head({ view }: { view: CourseDetailView }) {
  return (
    <header className={head.head}>
      <h2 className={head.title}>{view.title}</h2>
      <p className={css.money}>
        <Price {...view.price} />
        <s className={css.origin}>{view.origin}</s>
        <span className={css.tag}>{view.tag}</span>
      </p>
      <p className={head.facts}>{view.facts}</p>
      <p className={head.facts}>{view.author}</p>
      <p className={css.notice}>{view.notice}</p>
      <p className={css.rule}>{view.suit}</p>
      <p className={css.rule}>{view.refund}</p>
      <RiskLine />
    </header>
  )
}

function BuyBar({ view: { trial, cta } }: { view: CourseDetailView }) {
  return (
    <div className={css.bar}>
      <a href={trial.href} className={css.side}>
        {trial.text}
      </a>
      <button type="button" className={css.side}>
        咨询
      </button>
      <a href={cta.href} className={css.main}>
        {cta.text}
      </a>
    </div>
  )
}
