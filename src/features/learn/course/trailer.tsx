import { LoadState } from '#entities/loaded/load-state.tsx'
import { Player } from '#ui/media/player.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useTrailer } from './trailer.model.ts'

/** The film about a course. */
export function Trailer({ number, videoId, title }: { number: string; videoId: string; title: string }) {
  return (
    <LoadState loaded={useTrailer(number, videoId, title)} skeleton={<Skeleton ratio={16 / 9} lines={1} />}>
      {(player) => <Player {...player} />}
    </LoadState>
  )
}
