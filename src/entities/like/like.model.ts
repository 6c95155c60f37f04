import type { GenericSchema, InferOutput } from 'valibot'
import type { Call, InputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import type { Liked } from '#api/shapes.ts'
import { useData } from '#data/deps.tsx'
import { explain } from '#data/explain.ts'
import { useBlocked } from '#data/provider.tsx'
import { useChange } from '#data/write/use-change.ts'
import { count } from '#lib/number/count.ts'
import { useSessionActions, useSignedIn } from '#session/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

type Like = InferOutput<typeof Liked>
/** A call that sets or removes a like. */
export type LikeCall = Call<GenericSchema, typeof Liked>

interface LikeOptions<C extends LikeCall> {
  like: { [field in keyof Like]?: Like[field] | undefined }
  call: C
  /** The call's input: each subject has its own id field. */
  input: (on: boolean) => InputOf<C>
  /** Shows a like before the service has responded. */
  show: (like: Like) => void
  /** The page to return a guest to. */
  path: string
  onPress?: (on: boolean) => void
}

export interface LikeModel {
  on: boolean
  text: string
  /** Why it cannot be pressed now; '' when it can. */
  blocked: string
  press: () => void
}

/** The last wanted state of each person's likes that are being sent: a list and a page may show the same subject. */
const wishes = new Map<string, boolean>()

/**
 * A like: shown immediately, reverted when the server rejects it. Of several presses in a row the last one counts. A
 * guest signs in first.
 */
export function useLike<C extends LikeCall>({ like, call, input, show, path, onPress }: LikeOptions<C>): LikeModel {
  const { isLiked = false, likeCount = 0 } = like
  const { account, isStill, person } = useData()
  const { run } = useChange(call)
  const isMember = useSignedIn()
  const session = useSessionActions()
  const blocked = useBlocked()
  const toast = useToast()
  const keepUp = async (thing: string) => {
    const sender = account()
    let known: Like = { isLiked, likeCount }
    let sent: boolean | undefined
    let failure: unknown
    while (isStill(sender) && wishes.get(thing) !== sent) {
      sent = wishes.get(thing) === true
      try {
        failure = undefined
        known = await run(input(sent))
      } catch (error) {
        failure = error
      }
    }
    wishes.delete(thing)
    if (!isStill(sender)) return
    show(known)
    if (failure !== undefined) toast(explain(failure))
  }
  const turn = (on: boolean) => {
    show({ isLiked: on, likeCount: Math.max(0, likeCount + (on ? 1 : -1)) })
    onPress?.(on)
    const thing = `${person()} ${callKey(call, input(true))}`
    const isUnderWay = wishes.has(thing)
    wishes.set(thing, on)
    if (!isUnderWay) void keepUp(thing)
  }
  const press = () => {
    if (blocked !== '') toast(blocked)
    else if (!isMember) session.signIn(path)
    else turn(!isLiked)
  }
  return { on: isLiked, text: likeCount > 0 ? count(likeCount) : '点赞', blocked, press }
}
