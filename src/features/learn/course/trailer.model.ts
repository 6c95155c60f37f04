import { videoPlay } from '#api/domains/public/open.ts'
import { brand } from '#config/brand.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { usePlayer } from '#entities/video/use-player.ts'
import { useTrack } from '#tracking/context.tsx'
import type { PlayerProps } from '#ui/media/player.model.ts'

/** The trailer of a course, which is public. LE-03 */
export function useTrailer(number: string, videoId: string, title: string): Loaded<PlayerProps> {
  const track = useTrack()
  return usePlayer(useCall(videoPlay, { videoId }), () => ({
    title: `${title} 预告`,
    caution: brand.eduLine,
    trialSec: undefined,
    onFirstPlay: () => void track('learn', 'trial_play', number),
  }))
}
