import { lazyPart } from '#ui/lazy-part.tsx'
import { type PlayedLesson, useLessonMedia } from './lesson-media.model.ts'
import { Film } from '#entities/video/film.tsx'

/** The code of both comes once the player is drawn, before a trial or a lesson ends. */
const TrialOverSheet = lazyPart(() => import('./lesson-sheets.tsx').then((m) => m.TrialOverSheet))
const NextLesson = lazyPart(() => import('./lesson-sheets.tsx').then((m) => m.NextLesson))

/** A video or audio lesson. */
export function LessonMedia(props: PlayedLesson) {
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
