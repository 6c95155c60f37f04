import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useLessonMedia } from './lesson-media.model.ts'
import type { LessonView } from './lesson.words.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Player } from '#ui/media/player.tsx'
import { NextLesson } from './next-lesson.tsx'
import css from './lesson.module.css'

interface Props {
  number: string
  catalogId: string
  view: LessonView
  media: 'video' | 'audio'
  videoId: string
  onViewed: () => void
}

/** A video or audio lesson. */
export function LessonMedia(props: Props) {
  const model = useLessonMedia(props)
  const { buy } = props.view
  return (
    <>
      <LoadState loaded={model.player} skeleton={<Skeleton ratio={16 / 9} lines={1} />}>
        {(player) => <Player {...player} />}
      </LoadState>
      {model.onward && <NextLesson {...model.onward} />}
      <Sheet open={model.trialOver} title="试看已结束" onClose={model.closeTrial}>
        <div className={css.over}>
          <p>报名后可学习全部课时</p>
          {buy && <LinkButton href={buy.href}>{buy.label}</LinkButton>}
          <LinkButton href={props.view.courseHref} kind={buy ? 'plain' : 'primary'}>
            查看报名方式
          </LinkButton>
        </div>
      </Sheet>
    </>
  )
}
