import type { LessonRowView } from '#entities/course/lesson-row.words.ts'
import type { Lesson } from '#api/shapes.ts'
import { LearnedCatalog } from '#features/learn/course/learned-catalog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { LessonView } from './lesson.words.ts'
import css from './lesson.module.css'

export { NextLesson } from './next-lesson.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

interface Course {
  number: string
  lessons: readonly Lesson[] | undefined
  rows: LessonRowView[]
  /** The lesson that plays. */
  current: string
}

/** The course's lessons, over the one that plays. */
export function CatalogSheet({ open, onClose, ...course }: Props & Course) {
  return (
    <Sheet open={open} title="课程目录" onClose={onClose}>
      <LearnedCatalog {...course} onOpen={onClose} />
    </Sheet>
  )
}

/** The end of a trial, and the ways to the whole lesson. */
export function TrialOverSheet({ open, onClose, buy, courseHref }: Props & Pick<LessonView, 'buy' | 'courseHref'>) {
  return (
    <Sheet open={open} title="试看已结束" onClose={onClose}>
      <div className={css.over}>
        <p>报名后可学习全部课时</p>
        {buy && <LinkButton href={buy.href}>{buy.label}</LinkButton>}
        <LinkButton href={courseHref} kind={buy ? 'plain' : 'primary'}>
          查看报名方式
        </LinkButton>
      </div>
    </Sheet>
  )
}
