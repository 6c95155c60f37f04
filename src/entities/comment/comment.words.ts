import type { Comment } from '#api/shapes.ts'
import { when } from '#lib/time/dates.ts'
import { picture } from '#entities/stored-file/stored-file.ts'

/** A comment in words; plain text, never markup. */
export interface CommentRow {
  key: string
  name: string
  avatar: string
  text: string
  time: string
  /** 审核中 on the customer's own comment that is not published yet. */
  label: string
  replies: CommentRow[]
}

type Words = Omit<Comment, 'replies'> & Pick<Partial<Comment>, 'replies'>

/** The comments to show: published ones, and the customer's own that are under review. product §2.17 */
export function toCommentRows(comments: readonly Words[] | undefined, now: number): CommentRow[] {
  return (comments ?? [])
    .filter((each) => each.status === 'SHOWN' || (each.status === 'AUDITING' && each.isMine === true))
    .map((each) => ({
      key: each.id,
      name: each.user.name || '匿名用户',
      avatar: picture(each.user.avatarUrl),
      text: each.content,
      time: when(each.createdAt, now),
      label: each.status === 'AUDITING' ? '审核中' : '',
      replies: toCommentRows(each.replies, now),
    }))
}
