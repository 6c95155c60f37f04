import { teamVideoInfo, videoLikeOrUnlike } from '#api/domains/live/video.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { type LikeModel, useLike } from '#entities/like/like.model.ts'
import { useTrack } from '#tracking/context.tsx'
import type { VideoView } from './video.model.ts'

/** The like of a video on its own page. */
export function useVideoLike({ info }: VideoView, path: string): LikeModel {
  const { id } = info
  const mutate = useMutateCall()
  const track = useTrack()
  return useLike({
    like: info,
    call: videoLikeOrUnlike,
    input: (on) => ({ id, on }),
    show: (like) => mutate(teamVideoInfo, { id }, (old) => ({ ...old, ...like })),
    path,
    onPress: (on) => on && void track('media', 'video_like', id),
  })
}
