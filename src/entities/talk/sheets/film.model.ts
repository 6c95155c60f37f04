import { chatStreamVideoAuth } from '#api/domains/live/chat.ts'
import { BusinessError, HttpError } from '#api/errors.ts'
import type { Loaded } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { usePlayer } from '#entities/video/use-player.ts'
import type { PlayerProps } from '#ui/media/player.model.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'

/** Codes for a video unknown to the chat's call, or a service without that call. */
const isUnknown = (error: unknown) =>
  (error instanceof BusinessError && error.code === 40401) || (error instanceof HttpError && error.status === 404)

/** The video of a message, authorised by its own call; a service without it has the general one. CH-02 */
export function useFilm(film: NonNullable<BubbleView['film']>): Loaded<PlayerProps> {
  const { videoId, title, cover } = film
  const own = useVideoSource(videoId, chatStreamVideoAuth)
  const other = useVideoSource(own.state === 'failed' && isUnknown(own.error) ? videoId : null)
  const source = own.state === 'failed' && isUnknown(own.error) ? other : own
  return usePlayer(source, () => ({
    title: title || '视频',
    caution: '视频观点仅供参考，不构成投资建议',
    autoplay: true,
    ...(cover !== '' && { cover }),
  }))
}
