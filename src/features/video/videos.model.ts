import { useMemo, useState } from 'react'
import { aiRecVideoList, videoLikeOrUnlike, videoList } from '#api/domains/live/video.ts'
import type { VideoItem } from '#api/shapes/media.ts'
import { type Feed, arrangeFeed, useFeed } from '#data/list/use-feed.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { useToday } from '#data/use-server-clock.ts'
import { type LikeModel, useLike } from '#entities/like/like.model.ts'
import { unwanted } from '#entities/video/unwanted.ts'
import { shareImage } from '#entities/stored-file/stored-file.ts'
import { VIDEOS, videoHref } from '#lib/path/video-href.ts'
import { A_VIEW } from '#lib/text/card.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { keepPlace, placeKept } from './place.ts'
import { type Film, toFilm } from './video.words.ts'

const options = {
  idOf: ({ id }: VideoItem) => id,
  cursorOf: ({ id }: VideoItem) => ({ cursor: id }),
  // The response has any length the service chooses.
  partSize: 1,
  keepsRows: true,

  offline: { title: '短视频', route: VIDEOS },
}

export interface VideosModel {
  feed: Feed<Film>
  /** Whether the last watched video is there, or cannot be waited for. */
  isPlaceKnown: boolean
  /** Records the current video: the page is shared and restored by it. */
  look: (film: Film) => void
}

/** The short videos, without those dismissed on this device; personalized ones only with consent. MD-05 */
export function useVideos(): VideosModel {
  const [{ personalised }] = usePreferences()
  const today = useToday()
  const hidden = useUnwantedBefore()
  const newest = useFeed(videoList, personalised ? null : {}, options)
  const recommended = useFeed(aiRecVideoList, personalised ? {} : null, options)
  const feed = useInOrder(
    arrangeFeed(personalised ? recommended : newest, (rows) =>
      rows.filter(({ id }) => !hidden.has(id)).map((row) => toFilm(row, today)),
    ),
  )
  const [film, look] = useState<Film>()
  usePage({
    title: '短视频',
    card: film && {
      title: film.title,
      desc: `${film.name} ${film.cert} · ${A_VIEW}`,
      image: shareImage(film.coverUrl),
      path: videoHref(film.id),
    },
  })
  const [place] = useState(placeKept)
  const isThere = feed.state === 'ready' && feed.data.some(({ id }) => id === place)
  return {
    feed,
    isPlaceKnown: place === undefined || isThere || !feed.busy,
    look(next) {
      look(next)
      keepPlace(next.id)
    },
  }
}

/** The dismissed ones when the page was opened: a video dismissed since keeps its place and can be restored. */
function useUnwantedBefore(): ReadonlySet<string> {
  const { items } = useOwnList(unwanted)
  const [before] = useState(() => new Set(items.map(({ id }) => id)))
  return before
}

/** Videos in the order of their first appearance: nothing shifts while watching, new ones are appended. */
function useInOrder(feed: Feed<Film>): Feed<Film> {
  const [kept, keep] = useState<readonly Film[]>([])
  const rows = feed.state === 'ready' ? feed.data : undefined
  const now = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows])
  const known = new Set(kept.map(({ id }) => id))
  const added = [...now.values()].filter(({ id }) => !known.has(id))
  if (added.length > 0) keep([...kept, ...added])
  return arrangeFeed(feed, () => [...kept, ...added].map((film) => now.get(film.id) ?? film))
}

/** The like of a video in the feed. */
export function useFilmLike(film: Film): LikeModel {
  const track = useTrack()
  const [own, show] = useState<Pick<Film, 'isLiked' | 'likeCount'>>()
  return useLike({
    like: own ?? film,
    call: videoLikeOrUnlike,
    input: (on) => ({ id: film.id, on }),
    show,
    path: VIDEOS,
    onPress: (on) => on && void track('media', 'video_like', film.id),
  })
}

/** 不感兴趣 on this device, and undoing it. */
export function useUnwanted({ id, title }: Pick<Film, 'id' | 'title'>) {
  const { items, put, drop } = useOwnList(unwanted)
  return { isHidden: items.some((each) => each.id === id), hide: () => put({ id, title }), takeBack: () => drop(id) }
}
