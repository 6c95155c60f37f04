import type { Msg } from '#api/shapes/media.ts'
import { RECALLED } from '#lib/text/recalled.ts'

type Recallable = Pick<Msg, 'messageId' | 'replyTo' | 'kind'>

/** Applies recalls to messages, also to those that arrive afterwards, e.g. on a page requested before the recall. */
export function createRecalls() {
  const ids = new Set<string>()
  return {
    has: (messageId: string) => ids.has(messageId),
    /** Whether any of them is new. */
    add(more: readonly string[]): boolean {
      const before = ids.size
      for (const id of more) ids.add(id)
      return ids.size > before
    },
    /** The message as it may be shown: the same object if no recall is about it. */
    shown<M extends Recallable>(message: M): M {
      if (ids.size === 0) return message
      if (ids.has(message.messageId)) return message.kind === 'RECALLED' ? message : emptied(message)
      const { replyTo } = message
      if (!replyTo || replyTo.brief === RECALLED || !ids.has(replyTo.messageId)) return message
      return { ...message, replyTo: { ...replyTo, brief: RECALLED } }
    },
  }
}

/** None of its content is left. */
const emptied = <M extends Recallable>(message: M): M => ({
  ...message,
  kind: 'RECALLED',
  text: undefined,
  mediaUrl: undefined,
  videoId: undefined,
  coverUrl: undefined,
  card: undefined,
  replyTo: undefined,
  likeCount: 0,
  isLiked: false,
})
