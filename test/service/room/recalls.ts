import { desc, eq, inArray } from 'drizzle-orm'
import type { Msg } from '#api/shapes/media.ts'
import { RECALLED } from '#lib/text/recalled.ts'
import { recalls } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'

/** How many of the latest recalls of a chat are included in each list, for clients that missed their frames. */
const NAMED = 100

/** Recalls a message: its place stays, its content is removed. `by`: the role of who recalled it. */
export async function recall(chatId: string, messageId: string, by: string, deps: Deps): Promise<void> {
  await deps.db.insert(recalls).values({ messageId, chatId, by, at: deps.now() }).onConflictDoNothing()
  deps.rooms.recalled(chatId, messageId, by)
}

/** The latest recalls of a chat, newest first. */
export async function recallsIn(chatId: string, { db }: Deps) {
  return db.query.recalls.findMany({ where: eq(recalls.chatId, chatId), orderBy: [desc(recalls.at)], limit: NAMED })
}

/** Messages for presentation: a recalled one keeps its author and time, a quote of it is marked as recalled. */
export async function withRecalls(list: readonly Msg[], { db }: Deps): Promise<Msg[]> {
  const ids = list.flatMap(({ messageId, replyTo }) => [messageId, ...(replyTo ? [replyTo.messageId] : [])])
  const rows = await db.query.recalls.findMany({ where: inArray(recalls.messageId, ids) })
  const gone = new Set(rows.map(({ messageId }) => messageId))
  return gone.size === 0
    ? [...list]
    : list.map((msg) => (gone.has(msg.messageId) ? tombstone(msg) : quoting(msg, gone)))
}

const tombstone = ({ messageId, chatId, channelId, sender, sentAt, clientId }: Msg): Msg => ({
  messageId,
  ...(chatId !== undefined && { chatId }),
  ...(channelId !== undefined && { channelId }),
  kind: 'RECALLED',
  sender,
  sentAt,
  likeCount: 0,
  isLiked: false,
  ...(clientId !== undefined && { clientId }),
})

const quoting = (msg: Msg, gone: ReadonlySet<string>): Msg =>
  msg.replyTo && gone.has(msg.replyTo.messageId) ? { ...msg, replyTo: { ...msg.replyTo, brief: RECALLED } } : msg

/** Whether a message was recalled. */
export async function isRecalled(messageId: string, { db }: Deps): Promise<boolean> {
  return (await db.query.recalls.findFirst({ where: eq(recalls.messageId, messageId) })) !== undefined
}
