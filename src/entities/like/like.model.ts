import type { GenericSchema, InferOutput } from 'valibot'
import type { Call } from '#api/call.ts'
import type { Liked } from '#api/shapes.ts'
import { explain } from '#data/explain.ts'
import { useBlocked } from '#data/provider.tsx'
import { useChange } from '#data/write/use-change.ts'
import { count } from '#lib/number/count.ts'
import { useSessionActions, useSignedIn } from '#session/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

type Like = InferOutput<typeof Liked>

interface LikeOptions {
  id: string
  like: { [field in keyof Like]?: Like[field] | undefined }
  /** Sets or takes back the like. */
  call: Call<GenericSchema<{ id: string; on: boolean }>, typeof Liked>
  /** Shows a like before the service has answered. */
  show: (like: Like) => void
  /** The page to return a guest to. */
  path: string
  onPress?: () => void
}

export interface LikeModel {
  on: boolean
  text: string
  /** Why it cannot be pressed now; '' when it can. */
  blocked: string
  press: () => void
}

/** A like: shown immediately, reverted when the server rejects it. A guest signs in first. */
export function useLike({ id, like, call, show, path, onPress }: LikeOptions): LikeModel {
  const { isLiked = false, likeCount = 0 } = like
  const isMember = useSignedIn()
  const session = useSessionActions()
  const change = useChange(call)
  const blocked = useBlocked()
  const toast = useToast()
  const turn = async (on: boolean) => {
    show({ isLiked: on, likeCount: Math.max(0, likeCount + (on ? 1 : -1)) })
    onPress?.()
    try {
      show(await change.run({ id, on }))
    } catch (error) {
      show({ isLiked, likeCount })
      toast(explain(error))
    }
  }
  const press = () => {
    if (blocked !== '') toast(blocked)
    else if (!isMember) session.signIn(path)
    else if (!change.busy) void turn(!isLiked)
  }
  return { on: isLiked, text: likeCount > 0 ? count(likeCount) : '点赞', blocked, press }
}
