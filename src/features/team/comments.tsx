import { ListedComments } from '#entities/comment/listed-comments.tsx'
import { LikeButton } from '#entities/like/like-button.tsx'
import { useDailyComments, useDailyLike } from './comments.model.ts'
import type { DailyView } from './daily.model.ts'

/** The like of a daily view and what is said of it. */
export function Comments({ view }: { view: DailyView }) {
  return (
    <>
      <LikeButton like={useDailyLike(view)} />
      <ListedComments {...useDailyComments(view.id, view.path)} />
    </>
  )
}
