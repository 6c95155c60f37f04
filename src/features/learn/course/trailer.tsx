import { Film } from '#entities/video/film.tsx'
import { useTrailer } from './trailer.model.ts'

/** The trailer of a course. */
export function Trailer({ number, videoId, title }: { number: string; videoId: string; title: string }) {
  return <Film player={useTrailer(number, videoId, title)} />
}
