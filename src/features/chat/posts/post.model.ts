import { useState } from 'react'
import { chatStreamLike } from '#api/domains/live/chat.ts'
import type { LikeModel } from '#entities/like/like.model.ts'
import { type Liked, useMessageLike } from '#entities/talk/sheets/message-menu.model.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { count } from '#lib/number/count.ts'

/** The like of a post. */
export function usePostLike(post: BubbleView): LikeModel {
  const [liked, like] = useState<Liked>(post.like)
  const press = useMessageLike({ ...post, like: liked }, (_, now) => like(now), chatStreamLike)
  return { on: liked.isLiked, text: liked.likeCount > 0 ? count(liked.likeCount) : '点赞', blocked: '', press }
}
