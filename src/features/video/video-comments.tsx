import { ListedComments } from '#entities/comment/listed-comments.tsx'
import type { VideoKind } from '#lib/path/video-href.ts'
import { useVideoComments } from './video-comments.model.ts'

/** What is said of a video, and one's own words. MD-06 */
export function VideoComments({ id, kind }: { id: string; kind: VideoKind }) {
  return <ListedComments {...useVideoComments(id, kind)} />
}
