import { LoadState } from '#entities/loaded/load-state.tsx'
import { LearnedCatalog } from '#features/learn/course/learned-catalog.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useCourseLessons } from './course-lessons.model.ts'
import css from './course-lessons.module.css'

/** The lessons of a course, collapsed under it. */
export function CourseLessons({ number, title, isAllowed }: { number: string; title: string; isAllowed: boolean }) {
  const { isOpen, setOpen, catalog } = useCourseLessons(number, isAllowed)
  return (
    <details className={css.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${title}的课时`}>课时目录</summary>
      {isOpen && (
        <LoadState loaded={catalog} skeleton={<Skeleton lines={4} inset />}>
          {({ lessons, rows }) => <LearnedCatalog {...{ number, lessons, rows }} />}
        </LoadState>
      )}
    </details>
  )
}
