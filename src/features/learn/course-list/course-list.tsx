import { useDeferredValue, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { useCourseList } from './course-list.model.ts'
import { CourseResults } from './course-results.tsx'
import { listTabs } from './list-place.ts'
import css from './course-list.module.css'

// None of these is on the first screen.
const waiting = <Skeleton lines={6} />
const SeriesPanel = lazyPart(
  () => import('#features/learn/series/series-panel.tsx').then((m) => m.SeriesPanel),
  waiting,
)
const CategoryPanel = lazyPart(() => import('./category-panel.tsx').then((m) => m.CategoryPanel), waiting)
const ColumnsPanel = lazyPart(
  () => import('#features/learn/column/columns-panel.tsx').then((m) => m.ColumnsPanel),
  waiting,
)
const CourseFilter = lazyPart(() => import('./course-filter.tsx').then((m) => m.CourseFilter))
const ContinueBar = lazyPart(() => import('#entities/course/continue-bar.tsx').then((m) => m.ContinueBar))

/** What the route table knows of the screen. */
export { first } from './course-list.model.ts'

/** 学习. LE-01 */
export function CourseListScreen() {
  const model = useCourseList()
  const [filtering, setFiltering] = useState(false)
  const { place, change } = model
  // The pressed tab is marked at once; its content may take a frame longer.
  const tab = useDeferredValue(place.tab)
  const l3Id = useDeferredValue(place.l3Id)
  const filter = (
    <>
      <LinkButton href="/search" kind="ghost" size="small">
        搜索
      </LinkButton>
      <Button kind="ghost" size="small" onClick={() => setFiltering(true)}>
        筛选
      </Button>
    </>
  )
  return (
    <Screen title="学习" tab="course">
      <Tabs label="课程" items={listTabs} current={place.tab} onChange={(key) => model.turnTo(key)} end={filter} />
      <TabPanel tabKey={tab}>
        {tab === 'top' && <CourseResults model={model} />}
        {tab === 'series' && <SeriesPanel />}
        {tab === 'category' && l3Id !== undefined && <CourseResults model={model} />}
        {tab === 'category' && l3Id === undefined && (
          <CategoryPanel choose={(id) => change({ l3Id: id })} open={model.open} />
        )}
        {tab === 'column' && <ColumnsPanel path="/course?tab=column" />}
      </TabPanel>
      <div className={css.room} />
      <ContinueBar />
      {filtering && <CourseFilter place={place} change={model.filter} onClose={() => setFiltering(false)} />}
    </Screen>
  )
}
