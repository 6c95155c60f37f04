import { ListedComments } from '#entities/comment/listed-comments.tsx'
import type { VideoKind } from '#lib/path/video-href.ts'
import { useVideoComments } from './video-comments.model.ts'

/** The comments of a video, and the form. MD-06 */
export function VideoComments({ id, kind }: { id: string; kind: VideoKind }) {
  return <ListedComments {...useVideoComments(id, kind)} />
}
