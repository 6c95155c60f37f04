import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { LessonView } from './lesson.words.ts'
import css from './lesson.module.css'

export { NextLesson } from './next-lesson.tsx'

interface Props extends Pick<LessonView, 'buy' | 'courseHref'> {
  open: boolean
  onClose: () => void
}

/** The end of a trial, and links to the whole lesson. */
export function TrialOverSheet({ open, onClose, buy, courseHref }: Props) {
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
