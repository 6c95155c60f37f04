import type { Comment } from '#api/shapes.ts'
import { picture } from '#entities/stored-file/stored-file.ts'

/** A comment in words; plain text, never markup. */
export interface CommentRow {
  key: string
  name: string
  avatar: string
  text: string
  /** When it was written, epoch ms. */
  at: number
  /** 审核中 on the customer's own comment that is not published yet. */
  label: string
  replies: CommentRow[]
}

type Words = Omit<Comment, 'replies'> & Pick<Partial<Comment>, 'replies'>

/** The comments to show: published ones, and the customer's own that are under review. product §2.17 */
export function toCommentRows(comments: readonly Words[] | undefined): CommentRow[] {
  return (comments ?? [])
    .filter((each) => each.status === 'SHOWN' || (each.status === 'AUDITING' && each.isMine === true))
    .map((each) => ({
      key: each.id,
      name: each.user.name || '匿名用户',
      avatar: picture(each.user.avatarUrl),
      text: each.content,
      at: each.createdAt,
      label: each.status === 'AUDITING' ? '审核中' : '',
      replies: toCommentRows(each.replies),
    }))
}
