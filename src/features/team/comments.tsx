import { CommentList } from '#entities/comment/comment-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useDailyComments } from './daily.model.ts'
import css from './team.module.css'

/** What was said of a daily view. */
export function Comments({ id }: { id: string }) {
  return (
    <LoadState loaded={useDailyComments(id)} skeleton={<Skeleton lines={6} />}>
      {(rows) => {
        const shown = rows.flatMap((row) => row ?? [])
        return shown.length === 0 ? <p className={css.small}>还没有评论</p> : <CommentList rows={shown} label="评论" />
      }}
    </LoadState>
  )
}
