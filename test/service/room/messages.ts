import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Msg } from '#api/shapes/media.ts'
import { chatMessages, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { castOf } from '#test/service/seed/chat/cast.ts'
import { type Chat, muted } from '#test/service/seed/chat/chats.ts'
import type { Shown } from '#test/service/seed/chat/shown.ts'
import type { Session } from '#test/service/sessions.ts'
import { addressesOf, needOwnFiles } from '#test/service/uploads.ts'
import type { Visit } from '#test/service/visit.ts'
import { hasContact } from '#test/service/learning/comments.ts'
import { chatAccess, demand } from './gate.ts'
import { likedAll } from './reactions.ts'
import { isRecalled, withRecalls } from './recalls.ts'
import { countOf, truncate } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

/** Words that are masked with stars. law §3 */
const MASKED = /稳赚|必涨|内幕|翻倍|满仓|抄底/g
const GAP = 3000
/** How many of the last stored messages of a chat are scanned. */
const DEPTH = 1000

type Row = typeof chatMessages.$inferSelect

/** A message of either kind before it is presented. */
export interface Said {
  id: string
  msg: Omit<Msg, 'likeCount' | 'isLiked'>
  likes: number
  /** The author and their own number for it; seeded messages have neither. */
  by?: { userId: string; clientId: string | null }
}

export interface Words {
  kind: string
  text?: string | undefined
  fileKey?: string | undefined
  replyToId?: string | undefined
  clientId: string
}

/** A chat that the caller may enter. */
export async function chatFor(chatId: string, deps: Deps, session: Session | null): Promise<Chat> {
  const chat = deps.library().chats.get(chatId)
  if (!chat) throw notFound('聊天室')
  demand(await chatAccess(chat, deps, session))
  return chat
}

/** All messages of a chat, newest first: the customers' above the seeded ones. */
export async function messagesOf(chat: Chat, deps: Deps): Promise<Said[]> {
  const rows = await deps.db.query.chatMessages.findMany({
    where: eq(chatMessages.chatId, chat.chatId),
    orderBy: [desc(chatMessages.seq)],
    limit: DEPTH,
  })
  return [...(await toSaid(rows, deps)), ...chat.messages]
}

/** Replies to a customer's messages, in chats they may still enter; newest first. */
export async function repliesTo(userId: string, deps: Deps, session: Session | null): Promise<Said[]> {
  const own = await deps.db.query.chatMessages.findMany({ where: eq(chatMessages.userId, userId) })
  const seeded = [...deps.library().chats.values()].flatMap(({ messages }) => messages)
  const mine = [
    ...own.map((row) => row.messageId),
    ...seeded.flatMap((each) => (each.userId === userId ? each.id : [])),
  ]
  const rows = await deps.db.query.chatMessages.findMany({
    where: and(isNotNull(chatMessages.replyToId), inArray(chatMessages.replyToId, mine)),
    orderBy: [desc(chatMessages.seq)],
  })
  const written = await toSaid(
    rows.filter((row) => row.userId !== userId),
    deps,
  )
  const found = [...written, ...seeded.filter(({ to }) => to === userId)]
  const open = await Promise.all(found.map(({ msg }) => isOpen(msg.chatId ?? '', deps, session)))
  return found.filter((_, index) => open[index])
}

async function isOpen(chatId: string, deps: Deps, session: Session | null): Promise<boolean> {
  const chat = deps.library().chats.get(chatId)
  return chat !== undefined && (await chatAccess(chat, deps, session)).allowed
}

/** Stores a customer's message; the same `clientId` again returns the first message. */
export async function say(chat: Chat, words: Words, deps: Deps, visit: Visit): Promise<Said> {
  const { user } = visit.known()
  if (!/^[\w-]{1,64}$/.test(words.clientId)) throw badInput(40003, '参数 clientId 不正确')
  const messageId = `m-${createHash('sha256').update(`${user.userId}/${words.clientId}`).digest('hex').slice(0, 20)}`
  const first = await deps.db.query.chatMessages.findFirst({ where: eq(chatMessages.messageId, messageId) })
  if (!first) {
    if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
    if (isMuted(user.userId, chat, deps)) throw new Refusal(40341, '您已被禁言')
    const content = contentOf(words, chat)
    if (content.fileKey !== null) await needOwnFiles(user.userId, [content.fileKey], deps)
    if (words.replyToId !== undefined) await findIn(chat, words.replyToId, deps)
    await keepPace(user.userId, visit.now, deps)
    const row = { messageId, chatId: chat.chatId, userId: user.userId, sentAt: visit.now, ...content }
    await deps.db
      .insert(chatMessages)
      .values({ ...row, replyToId: words.replyToId ?? null, clientId: words.clientId })
      .onConflictDoNothing()
    deps.rooms.said(chat.chatId)
  }
  const rows = await deps.db.query.chatMessages.findMany({ where: eq(chatMessages.messageId, messageId) })
  const [said] = await toSaid(rows, deps)
  if (!said) throw new Error(`the message ${messageId} was not kept`)
  return said
}

export function isMuted(userId: string, { chatId }: Chat, { switches }: Deps): boolean {
  return switches.muted.get(`${chatId}/${userId}`) ?? (muted.userId === userId && muted.chatIds.includes(chatId))
}

/** A message of a chat; rejects an unknown one. */
export async function findIn(chat: Chat, messageId: string, deps: Deps): Promise<Said> {
  const found = (await messagesOf(chat, deps)).find(({ id }) => id === messageId)
  if (!found) throw notFound('消息')
  return found
}

/** The chat of a message. */
export async function chatOf(messageId: string, deps: Deps): Promise<string> {
  const row = await deps.db.query.chatMessages.findFirst({ where: eq(chatMessages.messageId, messageId) })
  return row?.chatId ?? messageId.split('-')[0] ?? ''
}

/** A message by its id alone, in a chat that the caller may enter. */
export async function openMessage(messageId: string, deps: Deps, session: Session | null) {
  const chatId = await chatOf(messageId, deps)
  if (!deps.library().chats.has(chatId) || (await isRecalled(messageId, deps))) throw notFound('消息')
  return findIn(await chatFor(chatId, deps, session), messageId, deps)
}

export async function toMsgs(list: readonly Said[], kind: 'CHAT' | 'POST', deps: Deps, session: Session | null) {
  const liked = await likedAll(kind, list, deps, session)
  const msgs = list.map((said): Msg => {
    const clientId = said.by?.userId === session?.user.userId ? said.by?.clientId : undefined
    return { ...said.msg, ...liked(said), ...(clientId && { clientId }) }
  })
  return withRecalls(msgs, deps)
}

async function keepPace(userId: string, now: number, deps: Deps): Promise<void> {
  const last = await deps.db.query.chatMessages.findFirst({
    where: eq(chatMessages.userId, userId),
    orderBy: [desc(chatMessages.seq)],
  })
  if (last && now - last.sentAt < GAP) throw new Refusal(40342, '发言太快了')
}

function contentOf({ kind, text, fileKey }: Words, chat: Chat) {
  if (kind === 'IMAGE' || kind === 'VOICE') {
    if (fileKey === undefined || !/^[\w/-]{1,120}\.\w{1,5}$/.test(fileKey)) throw badInput(40003, '参数 fileKey 不正确')
    return { kind, text: null, fileKey } as const
  }
  if (kind !== 'TEXT') throw badInput(40003, '参数 kind 不正确')
  const words = plainText(text ?? '')
  if (words === '') throw new Refusal(40023, '请输入内容')
  if (countOf(words) > chat.limit) throw new Refusal(40024, `内容不能超过${chat.limit}字`)
  if (hasContact(words)) throw new Refusal(40025, '请勿发布联系方式')
  return { kind, text: words.replace(MASKED, (found) => '*'.repeat(found.length)), fileKey: null } as const
}

/** Rows as messages. */
export async function toSaid(rows: readonly Row[], deps: Deps): Promise<Said[]> {
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const people = await deps.db.query.users.findMany({ where: inArray(users.userId, ids) })
  const byId = new Map(people.map((each) => [each.userId, each]))
  const files = await addressesOf(
    rows.flatMap(({ fileKey }) => fileKey ?? []),
    deps,
  )
  const briefs = await briefsOf(rows, deps)
  return rows.map((row) => {
    return {
      id: row.messageId,
      likes: 0,
      by: { userId: row.userId, clientId: row.clientId },
      msg: {
        messageId: row.messageId,
        chatId: row.chatId,
        kind: row.kind,
        ...(row.text !== null && { text: row.text }),
        ...shownBy(row),
        ...(row.fileKey !== null && { mediaUrl: files.get(row.fileKey) ?? '/files/none' }),
        ...(row.replyToId !== null && {
          replyTo: { messageId: row.replyToId, brief: briefs.get(row.replyToId) ?? '' },
        }),
        sender: castOf(row.userId) ?? senderOf(row.userId, byId.get(row.userId)),
        sentAt: row.sentAt,
      },
    }
  })
}

/** Customers do not see each other's account numbers, not even in picture URLs. */
function senderOf(userId: string, author: typeof users.$inferSelect | undefined): Msg['sender'] {
  const id = `u-${createHash('sha256').update(userId).digest('hex').slice(0, 10)}`
  const own = author && !author.avatarUrl.includes(userId) ? author.avatarUrl : `/files/avatars/${id}.svg`
  return { id, name: author?.nickName ?? '已注销用户', avatarUrl: own, role: 'USER' }
}

/** The attachment of a seeded message. */
function shownBy({ shown }: Row): Partial<Shown> {
  return shown === null ? {} : (JSON.parse(shown) as Shown) // the service wrote it itself
}

/** Excerpts of the quoted messages. */
async function briefsOf(rows: readonly Row[], deps: Deps): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ replyToId }) => replyToId ?? [])
  const written = await deps.db.query.chatMessages.findMany({ where: inArray(chatMessages.messageId, ids) })
  const chats = new Set(rows.map(({ chatId }) => deps.library().chats.get(chatId)))
  const seeded = [...chats].flatMap((chat) => chat?.messages ?? []).filter(({ id }) => ids.includes(id))
  const texts = [
    ...written.map(({ messageId, text }) => [messageId, text ?? ''] as const),
    ...seeded.map(({ id, msg }) => [id, msg.text ?? ''] as const),
  ]
  return new Map(texts.map(([id, text]) => [id, truncate(text, 30)]))
}
