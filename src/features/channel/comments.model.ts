import { streamComment, streamCommentPage, streamMessage } from '#api/domains/live/stream.ts'
import { arrangePages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { type CommentRow, toCommentRows } from '#entities/comment/comment.words.ts'
import type { LikeModel } from '#entities/like/like.model.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { useMessageLike } from './like.model.ts'

export interface Comments {
  /** The most liked of all comments. */
  hot: CommentRow[]
  /** All comments; no call writes one. */
  comments: Pages<CommentRow>
}

/** The comments on a message. MD-09 */
export function useComments(messageId: string): Comments {
  const hot = dataOf(useCall(streamComment, { messageId })) ?? []
  const comments = usePages(streamCommentPage, { messageId })
  return { hot: toCommentRows(hot), comments: arrangePages(comments, toCommentRows) }
}

/** The like of a message on its own page, shown at once. */
export function usePageLike(bubble: BubbleView, path: string): LikeModel {
  const { messageId } = bubble
  const mutate = useMutateCall()
  return useMessageLike(bubble, path, (like) => mutate(streamMessage, { messageId }, (old) => ({ ...old, ...like })))
}
