import { Film as Player } from '#entities/video/film.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { useFilm } from './film.model.ts'

/** The video of a message. CH-02 */
export function Film({ film }: { film: NonNullable<BubbleView['film']> }) {
  return <Player player={useFilm(film)} />
}
