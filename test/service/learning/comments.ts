import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Comment } from '#api/shapes.ts'
import { comments, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import type { Visit } from '#test/service/visit.ts'
import { passesOnContact } from '#lib/text/contact.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

/** Phone numbers, WeChat ids and calls to join a group. LE-07 */
const CONTACT = /微信|vx|weixin|加群|进群|QQ\s*\d{5}/i

/** Whether words name a contact; more is refused than the client warns of. */
export const hasContact = (words: string) => CONTACT.test(words) || passesOnContact(words)

/** Keeps a comment for review. `parentId` names a comment on the same subject; `seeded` are those of no customer. */
export async function addComment(
  { subject, content, parentId }: { subject: string; content: string; parentId?: string | undefined },
  seeded: readonly Comment[],
  deps: Deps,
  visit: Visit,
): Promise<Comment> {
  const { user } = visit.known()
  if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
  const words = plainText(content)
  if (words === '') throw new Refusal(40023, '请填写评论')
  if (countOf(words) > 300) throw new Refusal(40024, '内容不能超过300字')
  if (hasContact(words)) throw new Refusal(40025, '请勿发布联系方式')
  if (
    parentId !== undefined &&
    !(await commentsOf(subject, seeded, deps, visit.session)).some(({ id }) => id === parentId)
  )
    throw notFound('评论')
  const row = {
    id: randomUUID(),
    subject,
    parentId: parentId ?? null,
    userId: user.userId,
    content: words,
    status: 'AUDITING' as const,
    createdAt: visit.now,
  }
  await deps.db.insert(comments).values(row)
  return toComment(row, user, user.userId)
}

/** Shown comments of a subject, the newest first and the `seeded` ones last, and the reader's own under review. */
export async function commentsOf(
  subject: string,
  seeded: readonly Comment[],
  deps: Deps,
  session: Session | null,
): Promise<Comment[]> {
  const mine = session?.user.userId ?? ''
  const visible = or(eq(comments.status, 'SHOWN'), and(eq(comments.userId, mine), eq(comments.status, 'AUDITING')))
  const rows = await deps.db.query.comments.findMany({ where: and(eq(comments.subject, subject), visible) })
  const authors = await deps.db.query.users.findMany({
    where: inArray(
      users.userId,
      rows.map(({ userId }) => userId),
    ),
  })
  const byId = new Map(authors.map((each) => [each.userId, each]))
  const written = rows.toSorted((a, b) => b.createdAt - a.createdAt)
  const shown = (parent: string | null) =>
    written.filter(({ parentId }) => parentId === parent).map((row) => toComment(row, byId.get(row.userId), mine))
  return [...shown(null), ...seeded].map((each) => {
    const replies = shown(each.id).toReversed()
    return replies.length === 0 ? each : { ...each, replies }
  })
}

function toComment(row: typeof comments.$inferSelect, author: typeof users.$inferSelect | undefined, mine: string) {
  return {
    id: row.id,
    user: { name: author?.nickName ?? '已注销用户', avatarUrl: author?.avatarUrl ?? '/files/avatars/none.svg' },
    content: row.content,
    createdAt: row.createdAt,
    likeCount: 0,
    isMine: row.userId === mine,
    status: row.status,
  }
}
