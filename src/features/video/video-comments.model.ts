import { teamVideoComment, videoComment, videoCommentList } from '#api/domains/live/video.ts'
import { teamCommentList } from '#api/domains/public/team.ts'
import type { Pages } from '#data/list/use-pages.ts'
import { useSend } from '#data/provider.tsx'
import type { CommentSubject } from '#entities/comment/comment.model.ts'
import type { CommentRow } from '#entities/comment/comment.words.ts'
import { useListedComments } from '#entities/comment/listed-comments.model.ts'
import { type VideoKind, videoHref } from '#lib/path/video-href.ts'
import { useTrack } from '#tracking/context.tsx'

/** The comments of a video: short and team videos have calls of their own. MD-06 */
export function useVideoComments(
  id: string,
  kind: VideoKind,
): { subject: CommentSubject; comments: Pages<CommentRow> } {
  const isOfTeam = kind === 'team'
  const send = useSend()
  const track = useTrack()
  const { rows, ...listed } = useListedComments(isOfTeam ? teamCommentList : videoCommentList, { id })
  const subject: CommentSubject = {
    ...listed,
    key: `${kind}-video:${id}`,
    path: videoHref(id, kind),
    write: (words) => (isOfTeam ? send(teamVideoComment, { id, ...words }) : send(videoComment, { id, ...words })),
    written: () => void track('media', 'video_comment', id),
  }
  return { subject, comments: rows }
}
