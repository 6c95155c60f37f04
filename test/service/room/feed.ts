import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import { chatMessages } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { type Said, toSaid } from './messages.ts'
import type { Chat } from '#test/service/seed/chat/chats.ts'

/** The number of the last message that was stored in a chat; numbers only grow. 0: none. */
export async function lastSeq(chatId: string, { db }: Deps): Promise<number> {
  const row = await db.query.chatMessages.findFirst({
    where: eq(chatMessages.chatId, chatId),
    orderBy: [desc(chatMessages.seq)],
  })
  return row?.seq ?? 0
}

/** The id of a chat's newest message up to a number; undefined: it has none. */
export async function idAt(seq: number, chat: Chat, { db }: Deps): Promise<string | undefined> {
  const row = await db.query.chatMessages.findFirst({
    where: and(eq(chatMessages.chatId, chat.chatId), lte(chatMessages.seq, seq)),
    orderBy: [desc(chatMessages.seq)],
  })
  return row?.messageId ?? chat.messages[0]?.id
}

/** What was stored after one number and up to another, oldest first. */
export async function writtenIn(chatId: string, after: number, until: number, deps: Deps): Promise<Said[]> {
  const { seq } = chatMessages
  const rows = await deps.db.query.chatMessages.findMany({
    where: and(eq(chatMessages.chatId, chatId), gt(seq, after), lte(seq, until)),
    orderBy: [asc(seq)],
  })
  return toSaid(rows, deps)
}

/** The gateway replays at most this many messages: a client that missed more loads them in pages. live §6 */
const REPLAYED = 200

/**
 * What followed a message, up to a number, oldest first; undefined when the chat has no such message, or it is too old.
 */
export async function after(messageId: string, until: number, chat: Chat, deps: Deps): Promise<Said[] | undefined> {
  const missed = await following(messageId, until, chat, deps)
  return missed && missed.length <= REPLAYED ? missed : undefined
}

async function following(messageId: string, until: number, chat: Chat, deps: Deps): Promise<Said[] | undefined> {
  const place = chat.messages.findIndex(({ id }) => id === messageId)
  if (place >= 0) {
    return [...chat.messages.slice(0, place).toReversed(), ...(await writtenIn(chat.chatId, 0, until, deps))]
  }
  const row = await deps.db.query.chatMessages.findFirst({ where: eq(chatMessages.messageId, messageId) })
  return row?.chatId === chat.chatId ? writtenIn(chat.chatId, row.seq, until, deps) : undefined
}
