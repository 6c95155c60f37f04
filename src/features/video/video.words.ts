import type { VideoItem } from '#api/shapes/media.ts'
import { certLine } from '#entities/analyst/cert-line.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { analystHref } from '#lib/path/analyst-href.ts'
import { videoHref } from '#lib/path/video-href.ts'
import { count } from '#lib/number/count.ts'
import { dated } from '#lib/time/dated.ts'

/** A short video as the feed shows it. */
export interface Film {
  id: string
  videoId: string
  title: string
  poster: string
  /** For the share card. */
  coverUrl: string
  /** The placeholder of the poster until it has loaded. */
  color: string | undefined
  name: string
  avatar: string
  /** Title and registration number. law §5 */
  cert: string
  /** The page of the speaker. */
  personHref: string
  published: string
  /** The number of published comments, or the button's label. */
  comments: string
  isLiked: boolean
  likeCount: number
}

/** @param today epoch ms, for 今天 */
export function toFilm(item: VideoItem, today: number | undefined): Film {
  const { id, videoId, title, coverUrl, cover, analyst, publishedAt, commentCount, isLiked, likeCount } = item
  return {
    id,
    videoId,
    title,
    poster: picture(coverUrl),
    coverUrl,
    color: cover?.color,
    name: analyst.name,
    avatar: fileAt(analyst.avatarUrl),
    cert: [analyst.title, certLine(analyst.certNo)].filter(Boolean).join(' '),
    personHref: analystHref(analyst.number),
    published: `${dated(publishedAt, today)} 发布`,
    comments: commentCount > 0 ? count(commentCount) : '评论',
    isLiked,
    likeCount,
  }
}

/** The same video as a row of a list. */
export function toVideoRow({ id, title, poster, color, name, cert, published }: Film) {
  return { href: videoHref(id), title, summary: '', cover: poster, color, facts: `${name} ${cert} · ${published}` }
}
