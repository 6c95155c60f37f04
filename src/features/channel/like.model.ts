import { useState } from 'react'
import { streamLike } from '#api/domains/live/stream.ts'
import { type LikeModel, useLike } from '#entities/like/like.model.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'

/** The like of a message. */
export function useMessageLike(
  { messageId, like }: BubbleView,
  path: string,
  show?: (like: BubbleView['like']) => void,
): LikeModel {
  const [own, keep] = useState<BubbleView['like']>()
  return useLike({
    like: own ?? like,
    call: streamLike,
    input: (on) => ({ messageId, on }),
    show: show ?? keep,
    path,
  })
}
