import { useArticleSubject } from '#entities/comment/article-subject.model.ts'
import type { CommentRow } from '#entities/comment/comment.words.ts'
import { Comments } from '#entities/comment/comments.tsx'

interface Props {
  articleId: string
  rows: readonly CommentRow[]
  /** The page of the lesson. */
  path: string
}

/** The comments on a text lesson, which is an article. */
export function LessonComments({ articleId, rows, path }: Props) {
  return <Comments subject={useArticleSubject(articleId, path)} rows={rows} />
}
