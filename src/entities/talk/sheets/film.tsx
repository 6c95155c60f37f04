import { LoadState } from '#entities/loaded/load-state.tsx'
import { Player } from '#ui/media/player.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useFilm } from './film.model.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'

/** The film of a message. product CH-02 */
export function Film({ film }: { film: NonNullable<BubbleView['film']> }) {
  return (
    <LoadState loaded={useFilm(film)} skeleton={<Skeleton ratio={16 / 9} lines={1} />}>
      {(props) => <Player {...props} />}
    </LoadState>
  )
}
