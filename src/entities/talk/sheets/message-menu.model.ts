import type { OutputOf } from '#api/call.ts'
import { chatLike } from '#api/domains/live/chat.ts'
import { explain } from '#data/explain.ts'
import { useChange } from '#data/write/use-change.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'

export type Liked = OutputOf<typeof chatLike>

/** Sets or removes the like of a message or a post; the outcome is shown. CH-02 */
export function useMessageLike(
  { messageId, like }: Pick<BubbleView, 'messageId' | 'like'>,
  onLiked: (messageId: string, like: Liked) => void,
  call: typeof chatLike = chatLike,
) {
  const { run } = useChange(call)
  const toast = useToast()
  return () => {
    run({ messageId, on: !like.isLiked }).then(
      (liked) => onLiked(messageId, liked),
      (cause: unknown) => toast(explain(cause)),
    )
  }
}
