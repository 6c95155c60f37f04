import { lazy, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'wouter'
import { CourseRow } from '#entities/course/course-card.tsx'
import {
  type CourseListView,
  type CoursePage,
  toCourseListView,
} from '#features/learn/course-list/course-list.words.ts'
import { listTabs } from '#features/learn/course-list/list-place.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import css from '#features/learn/course-list/course-list.module.css'

declare const __COURSE__: string

const DetailPage = lazy(() => import('./detail-page.tsx').then((page) => ({ default: page.DetailPage })))

/** 学习 in plain React: one request, no store, no prerendering. Its rows link to the course. */
function Page() {
  const [path] = useLocation()
  const [view, setView] = useState<CourseListView>()
  const [tab, setTab] = useState('top')
  useEffect(() => {
    void fetch('/api/public/article-course/list?pageNo=1&pageSize=20')
      .then((response) => response.json())
      .then(({ data }: { data: CoursePage }) => setView(toCourseListView(data, Date.now())))
  }, [])
  if (path === `/course/${__COURSE__}`)
    return (
      <Suspense>
        <DetailPage />
      </Suspense>
    )
  const filter = (
    <Button kind="ghost" size="small">
      筛选
    </Button>
  )
  return (
    <Screen title="学习" tab="course">
      <Tabs<string> label="课程" items={listTabs} current={tab} onChange={setTab} end={filter} />
      <TabPanel tabKey={tab}>{view && tab === 'top' && <List view={view} />}</TabPanel>
      <div className={css.room} />
    </Screen>
  )
}

function List({ view }: { view: CourseListView }) {
  return (
    <>
      <CourseRow eager row={view.lead} />
      <ul className={css.list}>
        {view.rows.map((row) => (
          <li key={row.key}>
            <CourseRow row={row} />
          </li>
        ))}
      </ul>
      <div className={css.asOf}>
        <AsOf text={view.asOf} />
      </div>
    </>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
