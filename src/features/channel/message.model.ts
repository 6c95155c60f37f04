import { useParams } from 'wouter'
import { streamComment, streamCommentPage, streamMessage } from '#api/domains/live/stream.ts'
import type { Quote } from '#api/shapes.ts'
import { arrangePages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { type CommentRow, toCommentRows } from '#entities/comment/comment.words.ts'
import type { LikeModel } from '#entities/like/like.model.ts'
import { briefOf, whoSays } from '#entities/talk/message.words.ts'
import { type BubbleView, bubbleOf } from '#entities/talk/talk.words.ts'
import { streamHref, streamMessageHref } from '#lib/path/stream-href.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { minute } from '#lib/time/dates.ts'
import { usePage } from '#wechat/page.tsx'
import { useMessageLike } from './messages.model.ts'

interface MessageView {
  bubble: BubbleView
  published: string
  stocks: readonly Quote[]
}

export interface MessageModel {
  path: string
  channelHref: string
  message: Loaded<MessageView>
  /** What was liked most of what was said of it, and all of it; it is only read. */
  hot: CommentRow[]
  comments: Pages<CommentRow>
}

/** As many characters stand on the share card. */
const TITLE = 30

/** One message of a channel. MD-09 */
export function useChannelMessage(): MessageModel {
  const { channelId = '', messageId = '' } = useParams<{ channelId?: string; messageId?: string }>()
  const path = streamMessageHref(channelId, messageId)
  const message = useCall(
    streamMessage,
    { messageId },
    { offline: { title: (each) => truncate(briefOf(each), TITLE), route: path } },
  )
  const known = dataOf(message)
  const hot = dataOf(useCall(streamComment, known ? { messageId } : null)) ?? []
  const comments = usePages(streamCommentPage, known ? { messageId } : null)
  usePage({
    title: '频道消息',
    card: known && { title: truncate(briefOf(known), TITLE), desc: whoSays(known.sender) },
  })
  return {
    path,
    channelHref: streamHref(channelId),
    message: mapLoaded(message, (each) => ({
      bubble: bubbleOf(each),
      published: `发布于 ${minute(each.sentAt)}，观点随市场变化可能失效`,
      stocks: each.stocks ?? [],
    })),
    hot: toCommentRows(hot),
    comments: arrangePages(comments, toCommentRows),
  }
}

/** Its like, which the page shows at once. */
export function usePageLike(bubble: BubbleView, path: string): LikeModel {
  const { messageId } = bubble
  const mutate = useMutateCall()
  return useMessageLike(bubble, path, (like) => mutate(streamMessage, { messageId }, (old) => ({ ...old, ...like })))
}
