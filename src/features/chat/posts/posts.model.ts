import { useState } from 'react'
import { chatStreamLike, chatStreamList } from '#api/domains/live/chat.ts'
import type { Msg } from '#api/shapes/media.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import type { LikeModel } from '#entities/like/like.model.ts'
import { type Liked, useMessageLike } from '#entities/talk/sheets/message-menu.model.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { count } from '#lib/number/count.ts'

export interface Posts {
  rows: Loaded<readonly BubbleView[]>
  /** Asks for older ones; undefined where there are none. */
  more: (() => void) | undefined
  busy: boolean
  error: string
}

/** As many as one answer has; fewer: there are no more. */
const PAGE = 20

/** 老师动态: what the teachers of a chat posted, newest first. product CH-02 */
export function usePosts(chatId: string): Posts {
  const send = useSend()
  const newest = useCall(chatStreamList, { chatId }, { cache: true, offline: { title: '老师动态', part: true } })
  const [older, keep] = useState<Msg[]>([])
  const [last, setLast] = useState<number>()
  const [state, setState] = useState({ busy: false, error: '' })
  const first = dataOf(newest) ?? []
  const all = [...first, ...older]
  const load = async () => {
    setState({ busy: true, error: '' })
    try {
      const page = await send(chatStreamList, { chatId, beforeId: all.at(-1)?.messageId })
      keep([...older, ...page])
      setLast(page.length)
      setState({ busy: false, error: '' })
    } catch (cause) {
      setState({ busy: false, error: explain(cause) })
    }
  }
  return {
    rows: mapLoaded(newest, () => toBubbles(all, [], () => undefined)),
    more: (last ?? first.length) >= PAGE ? () => void load() : undefined,
    ...state,
  }
}

/** The like of a post. */
export function usePostLike(post: BubbleView): LikeModel {
  const [liked, like] = useState<Liked>(post.like)
  const press = useMessageLike({ ...post, like: liked }, (_, now) => like(now), chatStreamLike)
  return { on: liked.isLiked, text: liked.likeCount > 0 ? count(liked.likeCount) : '点赞', blocked: '', press }
}
