import { useRef } from 'react'
import { useParams, useSearch } from 'wouter'
import { teamVideoInfo } from '#api/domains/live/video.ts'
import type { OutputOf } from '#api/call.ts'
import type { Analyst } from '#api/shapes.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { useCall } from '#data/use-call.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture, shareImage } from '#entities/stored-file/stored-file.ts'
import { usePlayer } from '#entities/video/use-player.ts'
import { type VideoKind, videoHref } from '#lib/path/video-href.ts'
import { A_VIEW } from '#lib/text/card.ts'
import { minute } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import type { PlayerProps } from '#ui/media/player.model.ts'
import { usePage } from '#wechat/page.tsx'
import { createWatched, type Watched } from './watched.ts'

type Info = OutputOf<typeof teamVideoInfo>

export interface VideoView {
  id: string
  title: string
  person: Analyst
  published: string
  /** For the sanitiser. */
  introHtml: string
  info: Info
}

export interface VideoModel {
  id: string
  kind: VideoKind
  path: string
  video: Loaded<VideoView>
  player: Loaded<PlayerProps>
}

const CAUTION = '内容仅供学习，不构成投资建议。股市有风险，投资需谨慎'

/** One video; its kind is in the link, short by default. MD-06 */
export function useVideo(): VideoModel {
  const { id = '' } = useParams<{ id?: string }>()
  const kind = new URLSearchParams(useSearch()).get('kind') === 'team' ? 'team' : 'short'
  const path = videoHref(id, kind)
  const info = useCall(teamVideoInfo, { id }, { offline: { title: ({ title }) => title, route: path } })
  const known = dataOf(info)
  usePage({
    title: known?.title ?? '视频',
    card: known && {
      title: known.title,
      desc: `${authorLine([known.analyst])} · ${A_VIEW}`,
      image: shareImage(known.coverUrl),
    },
  })
  const source = useVideoSource(known?.videoId ?? null)
  const watched = useWatched(id)
  const length = dataOf(source)?.durationSec ?? 0
  const player = usePlayer(source, ({ coverUrl, subtitles }) => ({
    title: known?.title ?? '',
    cover: picture(known?.coverUrl ?? coverUrl),
    caution: CAUTION,
    subtitles,
    onTime: (sec) => watched().at(sec, length),
  }))
  return { id, kind, path, video: mapLoaded(info, toView), player }
}

function toView(info: Info): VideoView {
  const { id, title, analyst, publishedAt, introHtml } = info
  return { id, title, person: analyst, published: `发布于 ${minute(publishedAt)}`, introHtml, info }
}

/** Reports a view and a finish of this video. */
function useWatched(id: string): () => Watched {
  const track = useTrack()
  const kept = useRef<{ of: string; count: Watched }>(undefined)
  return () => {
    if (kept.current?.of !== id) {
      const count = createWatched({
        viewed: () => void track('media', 'video_play', id),
        finished: () => void track('media', 'video_finish', id),
      })
      kept.current = { of: id, count }
    }
    return kept.current.count
  }
}
