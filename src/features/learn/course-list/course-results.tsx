import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { CourseRow, LeadCourse } from '#entities/course/course-card.tsx'
import { type CourseListModel, useRows } from './course-list.model.ts'
import type { CourseListView } from './course-list.words.ts'
import type { ListPlace } from './list-place.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import css from './course-list.module.css'

/** The chosen list: its first page, the pages asked for since, and the way to the next. */
export function CourseResults({ model }: { model: CourseListModel }) {
  const { shown, open, place } = model
  return (
    <>
      {model.chosen !== '' && <Chosen name={model.chosen} onClear={model.clear} />}
      <LoadState loaded={model.first} skeleton={<CourseListSkeleton />}>
        {(view) => <FirstPage view={view} onOpen={open} />}
      </LoadState>
      {shown.pages.map((pageNo) => (
        <RowsPage key={pageNo} place={place} pageNo={pageNo} onOpen={open} />
      ))}
      {shown.more && (
        <div className={css.more}>
          <Button kind="plain" onClick={shown.more}>
            加载更多
          </Button>
        </div>
      )}
    </>
  )
}

function Chosen({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <div className={css.chosen}>
      <span>{name}</span>
      <Button kind="ghost" size="small" onClick={onClear}>
        清除筛选
      </Button>
    </div>
  )
}

function FirstPage({ view, onOpen }: { view: CourseListView; onOpen: (number: string) => void }) {
  return (
    <>
      <LeadCourse row={view.lead} onOpen={onOpen} />
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
}

function RowsPage(p: { place: ListPlace; pageNo: number; onOpen: (number: string) => void }) {
  return (
    <LoadState loaded={useRows(p.place, p.pageNo)} skeleton={<Skeleton lines={6} />}>
      {(rows) => (
        <ul className={css.list} aria-label={`第${p.pageNo}页`}>
          {rows.map((row) => (
            <li key={row.key}>
              <CourseRow row={row} onOpen={p.onOpen} />
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  )
}

function CourseListSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton ratio={16 / 9} />
      <Skeleton lines={4} />
      <Skeleton lines={4} />
      <Skeleton lines={4} />
    </div>
  )
}
