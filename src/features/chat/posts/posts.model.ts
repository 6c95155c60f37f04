import { useState } from 'react'
import { chatStreamLike, chatStreamList } from '#api/domains/live/chat.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import type { LikeModel } from '#entities/like/like.model.ts'
import { type Liked, useMessageLike } from '#entities/talk/sheets/message-menu.model.ts'
import { type BubbleView, bubbleOf } from '#entities/talk/talk.words.ts'
import { count } from '#lib/number/count.ts'

/** 老师动态: what the teachers of a chat posted, newest first. product CH-02 */
export function usePosts(chatId: string): Feed<BubbleView> {
  const offline = { title: '老师动态', part: true }
  const feed = useFeed(chatStreamList, { chatId }, { idOf: ({ messageId }) => messageId, cache: true, offline })
  return mapFeed(feed, bubbleOf)
}

/** The like of a post. */
export function usePostLike(post: BubbleView): LikeModel {
  const [liked, like] = useState<Liked>(post.like)
  const press = useMessageLike({ ...post, like: liked }, (_, now) => like(now), chatStreamLike)
  return { on: liked.isLiked, text: liked.likeCount > 0 ? count(liked.likeCount) : '点赞', blocked: '', press }
}
