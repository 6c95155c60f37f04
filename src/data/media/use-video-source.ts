import { useEffect, useEffectEvent } from 'react'
import type { chatStreamVideoAuth } from '#api/domains/live/chat.ts'
import { vodVideoAuth } from '#api/domains/service/storage.ts'
import type { VideoSource } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'

/** How long before it expires an address is replaced, s. */
const EARLY = 30
const LONGEST_TIMER = 2_000_000_000

/** The calls that permit a video. */
type Permission = typeof vodVideoAuth | typeof chatStreamVideoAuth

/** The playback address of a video, renewed before it expires. With null nothing is requested yet. */
export function useVideoSource(videoId: string | null, permission: Permission = vodVideoAuth): Loaded<VideoSource> {
  const source = useCall(permission, videoId === null ? null : { videoId })
  const refresh = useEffectEvent(() => source.state === 'ready' && void source.refresh())
  const until = source.state === 'ready' ? source.savedAt + (source.data.expireSec - EARLY) * 1_000 : undefined
  useEffect(() => {
    if (until === undefined) return
    const wait = Math.min(Math.max(until - Date.now(), EARLY * 1_000), LONGEST_TIMER)
    const timer = setTimeout(refresh, wait)
    return () => clearTimeout(timer)
  }, [until])
  return source
}
