import type { RefObject } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useLessonMedia } from './lesson-media.model.ts'
import type { LessonView } from './lesson.words.ts'
import { Film } from '#entities/video/film.tsx'

/** The code of both comes once the player is drawn, before a trial or a lesson ends. */
const TrialOverSheet = lazyPart(() => import('./lesson-sheets.tsx').then((m) => m.TrialOverSheet))
const NextLesson = lazyPart(() => import('./lesson-sheets.tsx').then((m) => m.NextLesson))

interface Props {
  number: string
  catalogId: string
  view: LessonView
  media: 'video' | 'audio'
  videoId: string
  onViewed: () => void
  /** Holds the second that plays. */
  place: RefObject<number>
  onTime: (sec: number) => void
  onFinish: () => void
  /** Where playing begins, if not where the customer stopped, and how often that was chosen on the page. */
  start: { sec: number | undefined; times: number }
}

/** A video or audio lesson. */
export function LessonMedia(props: Props) {
  const model = useLessonMedia(props)
  const { buy, courseHref } = props.view
  return (
    <>
      <Film player={model.player} />
      {model.onward && <NextLesson {...model.onward} />}
      <TrialOverSheet open={model.trialOver} onClose={model.closeTrial} {...{ buy, courseHref }} />
    </>
  )
}
