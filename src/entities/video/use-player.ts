import type { VideoSource } from '#api/shapes.ts'
import { type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { keepSpeed, keptSpeed } from '#data/media/player-speed.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import type { PlayerProps } from '#ui/media/player.model.ts'
import { useWifiOnly } from './wifi-only.ts'

/** The properties of one video; address, cover, trial, speed and network are the same for all. */
type Film = Pick<PlayerProps, 'title' | 'caution'> & Partial<PlayerProps>

/** The props of a video's player, once its address is loaded; a broken address is requested again. CO-08 */
export function usePlayer(source: Loaded<VideoSource>, filmOf: (source: VideoSource) => Film): Loaded<PlayerProps> {
  const wifiOnly = useWifiOnly()
  return mapLoaded(source, (found) => ({
    media: 'video',
    url: found.url,
    cover: picture(found.coverUrl),
    trialSec: found.trialSec,
    startAt: 0,
    startSpeed: keptSpeed(),
    onSpeed: keepSpeed,
    wifiOnly,
    onRetry: () => refresh(source),
    ...filmOf(found),
  }))
}
