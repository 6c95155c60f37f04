import { explain } from '#data/explain.ts'
import type { Pages } from '#data/list/use-pages.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { CommentSubject } from './comment.model.ts'
import type { CommentRow } from './comment.words.ts'
import { Comments } from './comments.tsx'

/** The comments of a separate list call, in pages, and the customer's own. */
export function ListedComments({ subject, comments }: { subject: CommentSubject; comments: Pages<CommentRow> }) {
  const { more, busy, failed } = comments
  return (
    <LoadState loaded={comments} skeleton={<Skeleton lines={6} />}>
      {(rows) => (
        <Comments subject={subject} rows={rows}>
          {failed && <ErrorCard message={explain(failed.error)} onRetry={failed.retry} />}
          {(more ?? busy) && (
            <Button kind="plain" size="small" busy={busy} onClick={() => more?.()}>
              更多评论
            </Button>
          )}
        </Comments>
      )}
    </LoadState>
  )
}
