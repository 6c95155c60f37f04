import { CourseRow } from '#entities/course/course-card.tsx'
import { Shown } from '#entities/list/paged-list.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './course-list.module.css'
import { type FurtherCourses as List, useFurtherCourses } from './further.model.ts'

/** The courses below the first page, and the button for more. */
export function FurtherCourses({ list, onOpen }: { list: List; onOpen: (number: string) => void }) {
  const { rows, ...further } = useFurtherCourses(list)
  return (
    <Shown
      {...further}
      list={rows}
      size={list.input.pageSize}
      waiting={<Skeleton lines={6} />}
      look={css.list}
      keyOf={({ key }) => key}
      row={(row) => <CourseRow row={row} onOpen={onOpen} />}
    />
  )
}
