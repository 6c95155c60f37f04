import { memo } from 'react'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Chosen } from '#ui/layout/chosen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { CourseRow } from '#entities/course/course-card.tsx'
import type { CourseListModel } from './course-list.model.ts'
import type { CourseListView } from './course-list.words.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import css from './course-list.module.css'

// Most customers read only the first page.
const FurtherCourses = lazyPart(() => import('./further-courses.tsx').then((m) => m.FurtherCourses))

/** The chosen list: its first page, further pages, and the button for the next one. */
export function CourseResults({ model }: { model: CourseListModel }) {
  const { open } = model
  return (
    <>
      {model.chosen !== '' && (
        <Chosen name={model.chosen}>
          <Button kind="ghost" size="small" onClick={model.clear}>
            清除筛选
          </Button>
        </Chosen>
      )}
      <LoadState loaded={model.first} skeleton={<CourseListSkeleton />}>
        {(view) => <FirstPage view={view} onOpen={open} />}
      </LoadState>
      {model.further && <FurtherCourses list={model.further} onOpen={open} />}
    </>
  )
}

/** Not drawn again for what concerns only the page around it. */
const FirstPage = memo(function FirstPage(p: { view: CourseListView; onOpen: (number: string) => void }) {
  const { view, onOpen } = p
  return (
    <>
      <CourseRow eager row={view.lead} onOpen={onOpen} />
      <p className={css.empty}>{view.empty}</p>
      <ul className={css.list} data-each="rows">
        {view.rows.map((row) => (
          <li key={row.key}>
            <CourseRow row={row} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <div className={css.asOf}>
        <AsOf text={view.asOf} />
      </div>
    </>
  )
})

function CourseListSkeleton() {
  return <RowsSkeleton rows={8} picture />
}
