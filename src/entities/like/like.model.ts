import { articleInfo, articleLike } from '#api/domains/learn/article.ts'
import type { Article } from '#api/shapes.ts'
import { explain } from '#data/explain.ts'
import { useChange } from '#data/use-change.ts'
import { useMutateCall } from '#data/use-call.ts'
import { count } from '#lib/number/count.ts'
import { useSessionActions } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { articleHref } from '#lib/path/learn-href.ts'
import { useSignedIn } from '#session/context.tsx'

export interface LikeModel {
  on: boolean
  text: string
  press: () => void
}

/** The like of an article: shown immediately, reverted when the server rejects it. */
export function useLike(article: Article): LikeModel {
  const { id, isLiked, likeCount } = article
  const member = useSignedIn()
  const session = useSessionActions()
  const patch = useMutateCall()
  const change = useChange(articleLike)
  const track = useTrack()
  const toast = useToast()
  const show = (state: { isLiked: boolean; likeCount: number }) =>
    patch(articleInfo, { id }, (old) => ({ ...old, isLiked: state.isLiked, likeCount: state.likeCount }))
  const turn = async (on: boolean) => {
    show({ isLiked: on, likeCount: Math.max(0, likeCount + (on ? 1 : -1)) })
    void track('learn', 'article_like', id)
    try {
      show(await change.run({ id, on }))
    } catch (error) {
      show({ isLiked, likeCount })
      toast(explain(error))
    }
  }
  const press = () => {
    if (!member) session.signIn(articleHref(id))
    else if (!change.busy) void turn(!isLiked)
  }
  return { on: isLiked, text: likeCount > 0 ? count(likeCount) : '点赞', press }
}
