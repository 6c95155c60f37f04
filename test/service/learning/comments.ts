import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Comment } from '#api/shapes.ts'
import { comments, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { createRandom } from '#test/service/seed/random.ts'
import type { Session } from '#test/service/sessions.ts'
import type { Visit } from '#test/service/visit.ts'
import { passesOnContact } from '#lib/text/contact.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

/** Phone numbers, WeChat ids and invitations to a group. LE-07 */
const CONTACT = /微信|vx|weixin|加群|进群|QQ\s*\d{5}/i

/** Whether a text contains a contact; stricter than the client's warning. */
export const hasContact = (words: string) => CONTACT.test(words) || passesOnContact(words)

/** Stores a comment for review. `parentId` is a comment on the same subject; `seeded` are those of no customer. */
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

/**
 * Published comments of a subject, the newest first and the `seeded` ones last, and the caller's own unpublished ones.
 */
export async function commentsOf(
  subject: string,
  seeded: readonly Comment[],
  deps: Deps,
  session: Session | null,
): Promise<Comment[]> {
  const mine = session?.user.userId ?? ''
  const rows = (await deps.db.query.comments.findMany({ where: eq(comments.subject, subject) }))
    .map((row) => reviewed(row, deps.now()))
    .filter(({ status, userId }) => status === 'SHOWN' || userId === mine)
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

/** The number of published ones, with their replies. */
export function publishedIn(all: readonly Comment[]): number {
  const shown = all.filter(({ status }) => status === 'SHOWN')
  return shown.length + shown.flatMap(({ replies = [] }) => replies).filter(({ status }) => status === 'SHOWN').length
}

/** The number of published customer comments on each subject: replies under a removed one are removed with it. */
export async function countWritten(subjects: readonly string[], deps: Deps): Promise<(subject: string) => number> {
  const rows = (await deps.db.query.comments.findMany({ where: inArray(comments.subject, [...subjects]) })).map((row) =>
    reviewed(row, deps.now()),
  )
  const hidden = new Set(rows.filter(({ status }) => status !== 'SHOWN').map(({ id }) => id))
  const seen = rows.filter(({ id, parentId }) => !hidden.has(id) && (parentId === null || !hidden.has(parentId)))
  return (subject) => seen.filter((row) => row.subject === subject).length
}

type Row = typeof comments.$inferSelect
type Reviewed = Omit<Row, 'status'> & Pick<Comment, 'status' | 'reason'>

const REASONS = ['涉及具体买卖建议，按规定不予展示', '与本文内容无关', '含有未经核实的消息'] as const

/** The review status of a comment: review takes two to eight minutes, and one in seven is rejected. */
function reviewed({ status, ...row }: Row, now: number): Reviewed {
  const random = createRandom(row.content)
  const fate = random.int(0, 6)
  if (status !== 'AUDITING' || now < row.createdAt + random.int(2, 8) * 60_000) return { ...row, status }
  if (fate !== 0) return { ...row, status: 'SHOWN' }
  return { ...row, status: 'REMOVED', reason: REASONS[random.int(0, REASONS.length - 1)] ?? REASONS[0] }
}

function toComment(row: Reviewed, author: typeof users.$inferSelect | undefined, mine: string): Comment {
  return {
    id: row.id,
    user: { name: author?.nickName ?? '已注销用户', avatarUrl: author?.avatarUrl ?? '/files/avatars/none.svg' },
    content: row.content,
    createdAt: row.createdAt,
    likeCount: 0,
    isMine: row.userId === mine,
    status: row.status,
    ...(row.reason !== undefined && { reason: row.reason }),
  }
}
