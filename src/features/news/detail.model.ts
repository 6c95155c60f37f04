import { useParams } from 'wouter'
import { newsInfo, newsLike } from '#api/domains/media/news.ts'
import type { NewsDetail } from '#api/shapes/news.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { type LikeModel, useLike } from '#entities/like/like.model.ts'
import { newsHref } from '#lib/path/news-href.ts'
import { minute } from '#lib/time/dates.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { cardOf, disclaimerOf, originalOf, originOf } from './news.words.ts'

export interface NewsPiece {
  title: string
  origin: string
  html: string
  /** Its source; undefined if none is given. */
  original: string | undefined
  disclaimer: string
  /** The answer itself, for the like. */
  piece: NewsDetail
}

/** The piece of news of the address. NW-02 */
export function useNewsDetail(): Loaded<NewsPiece> {
  const { id = '' } = useParams<{ id?: string }>()
  useTrackOpened('news', 'view', id)
  const raw = useCall(newsInfo, { id }, { offline: { title: ({ title }) => title } })
  const known = dataOf(raw)
  usePage({ title: known?.title ?? '资讯', card: known && cardOf(known) })
  return mapLoaded(raw, (piece) => ({
    title: piece.title,
    origin: originOf(piece, minute(piece.publishedAt)),
    html: piece.contentHtml,
    original: originalOf(piece),
    disclaimer: disclaimerOf(piece),
    piece,
  }))
}

export function useNewsLike(piece: NewsDetail): LikeModel {
  const { id } = piece
  const mutate = useMutateCall()
  return useLike({
    like: piece,
    call: newsLike,
    input: (on) => ({ id, on }),
    show: (like) => mutate(newsInfo, { id }, (old) => ({ ...old, ...like })),
    path: newsHref(id),
  })
}
