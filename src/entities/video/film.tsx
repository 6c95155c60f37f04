import type { Loaded } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { PlayerProps } from '#ui/media/player.model.ts'
import { Player } from '#ui/media/player.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

/** A video with its player, in all its states. Video and audio have a player each. */
export function Film({ player }: { player: Loaded<PlayerProps> }) {
  return (
    <LoadState loaded={player} skeleton={<Skeleton ratio={16 / 9} lines={1} />}>
      {(props) => <Player key={props.media} {...props} />}
    </LoadState>
  )
}
