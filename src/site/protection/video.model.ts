import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { publicReplayInfo } from '#api/domains/public.ts'
import { brand } from '#config/brand.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { usePlayer } from '#entities/video/use-player.ts'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import type { PlayerProps } from '#ui/media/player.model.ts'
import type { PageCard } from '#wechat/page.tsx'

type Video = OutputOf<typeof publicReplayInfo>

export interface VideoModel {
  videoId: string
  /** The recording's title, once it is known. */
  title: string
  card: PageCard | undefined
  video: Loaded<Video>
  /** Undefined where this visitor may not watch it. */
  player: Loaded<PlayerProps> | undefined
}

/** One recording and its playback address. SI-12 */
export function useVideo(): VideoModel {
  const [query] = useSearchParams()
  const videoId = query.get('id') ?? ''
  const offline = { title: ({ title }: Video) => title, route: addressOf(videoId) }
  const video = useCall(publicReplayInfo, { videoId }, { offline })
  const info = video.state === 'ready' ? video.data : undefined
  const player = useVideoPlayer(videoId, info)
  useTrackOpened('site', 'video_view', videoId)
  const title = info?.title ?? '投教视频'
  return { videoId, title, card: info && { title, desc: brand.eduLine }, video, player }
}

function useVideoPlayer(videoId: string, info: Video | undefined): VideoModel['player'] {
  const source = useVideoSource(info?.access.allowed === true ? videoId : null)
  const track = useTrack()
  const player = usePlayer(source, () => ({
    title: info?.title ?? '',
    caution: brand.riskLine,
    onFirstPlay: () => void track('site', 'video_play', videoId),
  }))
  return info?.access.allowed === false ? undefined : player
}

export function addressOf(videoId: string): string {
  return `/protection/video-detail?id=${encodeURIComponent(videoId)}`
}
