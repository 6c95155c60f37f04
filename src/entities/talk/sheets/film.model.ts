import { chatStreamVideoAuth } from '#api/domains/live/chat.ts'
import { BusinessError, HttpError } from '#api/errors.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { useWifiOnly } from '#entities/video/wifi-only.ts'
import type { PlayerProps } from '#ui/media/player.model.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'

/** The chat's service does not know the film, or has no such call. */
const isUnknown = (error: unknown) =>
  (error instanceof BusinessError && error.code === 40401) || (error instanceof HttpError && error.status === 404)
const nothing = () => undefined

/**
 * The film of a message, which plays by a permission of its own; a service without that call gives the general one.
 * product CH-02
 */
export function useFilm(film: NonNullable<BubbleView['film']>): Loaded<PlayerProps> {
  const { videoId, title, cover } = film
  const own = useVideoSource(videoId, chatStreamVideoAuth)
  const other = useVideoSource(own.state === 'failed' && isUnknown(own.error) ? videoId : null)
  const source = own.state === 'failed' && isUnknown(own.error) ? other : own
  const wifiOnly = useWifiOnly()
  return mapLoaded(source, ({ url, coverUrl, trialSec }) => ({
    media: 'video',
    title: title || '视频',
    url,
    cover: cover || coverUrl,
    caution: '视频观点仅供参考，不构成投资建议',
    trialSec,
    startAt: 0,
    autoplay: true,
    wifiOnly,
    onProgress: nothing,
    onFirstPlay: nothing,
    onViewed: nothing,
    onEnd: nothing,
    onTrialOver: nothing,
    onRetry: () => source.state === 'ready' && void source.refresh(),
  }))
}
