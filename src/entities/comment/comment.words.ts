import type { Comment } from '#api/shapes.ts'
import { picture } from '#entities/stored-file/stored-file.ts'

/** A comment for display; plain text, never markup. */
export interface CommentRow {
  key: string
  name: string
  avatar: string
  text: string
  /** When it was written, epoch ms. */
  at: number
  /** 审核中, or 未通过审核, on the customer's own comment that others do not see. */
  label: string
  /** Why it was removed; '' while it was not. */
  reason: string
  isMine: boolean
  replies: CommentRow[]
}

type Words = Omit<Comment, 'replies'> & Pick<Partial<Comment>, 'replies'>

/**
 * The displayed comments, without duplicates: published ones, and the customer's own unpublished ones. product §2.17
 */
export function toCommentRows(comments: readonly Words[] | undefined): CommentRow[] {
  const shown = (comments ?? []).filter(
    ({ status, isMine }) => status === 'SHOWN' || (isMine === true && LABEL[status]),
  )
  return [...new Map(shown.map((each) => [each.id, each])).values()].map((each) => ({
    key: each.id,
    name: each.user.name || '匿名用户',
    avatar: picture(each.user.avatarUrl),
    text: each.content,
    at: each.createdAt,
    label: LABEL[each.status] ?? '',
    reason: each.status === 'REMOVED' ? (each.reason ?? '') : '',
    isMine: each.isMine === true,
    replies: toCommentRows(each.replies),
  }))
}

/** The number of published ones, with their replies. */
export function publishedIn(rows: readonly CommentRow[]): number {
  return rows.filter(({ label }) => label === '').reduce((sum, { replies }) => sum + 1 + publishedIn(replies), 0)
}

const LABEL: Partial<Record<Comment['status'], string>> = { AUDITING: '审核中', REMOVED: '未通过审核' }
