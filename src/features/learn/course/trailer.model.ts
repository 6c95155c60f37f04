import { videoPlay } from '#api/domains/public/open.ts'
import { brand } from '#config/brand.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { keepSpeed, keptSpeed } from '#data/media/player-speed.ts'
import { useCall } from '#data/use-call.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { useWifiOnly } from '#entities/video/wifi-only.ts'
import { useTrack } from '#tracking/context.tsx'
import type { PlayerProps } from '#ui/media/player.model.ts'

/** The film about a course, which everybody may see. product LE-03 */
export function useTrailer(number: string, videoId: string, title: string): Loaded<PlayerProps> {
  const track = useTrack()
  const wifiOnly = useWifiOnly()
  const source = useCall(videoPlay, { videoId })
  return mapLoaded(source, ({ url, coverUrl }) => ({
    media: 'video',
    title: `${title} 预告`,
    url,
    cover: picture(coverUrl),
    caution: brand.eduLine,
    trialSec: undefined,
    startAt: 0,
    wifiOnly,
    startSpeed: keptSpeed(),
    onSpeed: keepSpeed,
    onProgress: () => undefined,
    onFirstPlay: () => void track('learn', 'trial_play', number),
    onViewed: () => undefined,
    onEnd: () => undefined,
    onTrialOver: () => undefined,
    onRetry: () => source.state === 'ready' && void source.refresh(),
  }))
}
