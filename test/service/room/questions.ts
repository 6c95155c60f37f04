import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { Msg } from '#api/shapes/media.ts'
import { questions } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { ANSWER_AFTER, askedAt, publicQuestions } from '#test/service/seed/chat/questions.ts'
import { topicOf } from '#test/service/seed/chat/topics/talk.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { senderOf } from '#test/service/seed/media/streams.ts'
import { addressesOf, needOwnFiles } from '#test/service/uploads.ts'
import type { Visit } from '#test/service/visit.ts'
import { hasContact } from '#test/service/learning/comments.ts'
import { chatFor } from './messages.ts'
import { analystOf } from './media.ts'
import { countOf, truncate } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

const HOUR = 3600_000
/** How many questions a customer may ask a day. */
export const A_DAY = 5
const ANSWER = '已收到您的问题。先看公告与定期报告里的口径，再看三年的变化。'
const GENERAL = '以上为一般性分析，不构成买卖建议。'

interface Question {
  messageId: string
  chatId: string
  analyst: string
  symbol: string | null
  content: string
  askedAt: number
  answerAt: number
  answer: string
  score: number
  /** Null: a public one of the seed. */
  row: typeof questions.$inferSelect | null
}

interface Asked {
  chatId: string
  analystNumber: string
  content: string
  symbol?: string | undefined
  images?: string[] | undefined
}

export async function ask({ chatId, analystNumber, content, symbol, images = [] }: Asked, deps: Deps, visit: Visit) {
  const { user } = visit.known()
  const chat = await chatFor(chatId, deps, visit.session)
  if (!chat.qaEnabled) throw new Refusal(40343, '该聊天室未开放提问')
  if (!chat.analysts.includes(analystNumber)) throw notFound('老师')
  const words = plainText(content)
  const stock = symbol === undefined ? undefined : deps.library().market.of(symbol)
  if (countOf(words) < 5) throw new Refusal(40023, '提问不能少于5个字')
  if (countOf(words) > 500) throw new Refusal(40024, '提问不能超过500字')
  if (hasContact(words)) throw new Refusal(40025, '请勿发布联系方式')
  if (images.length > 3) throw badInput(40003, '最多上传3张图片')
  await needOwnFiles(user.userId, images, deps)
  if (symbol !== undefined && !stock) throw notFound('股票')
  const used = await usedToday(visit, deps)
  if (used >= A_DAY) throw new Refusal(40349, '今日提问次数已用完')
  const row = {
    messageId: `QU-${randomUUID()}`,
    chatId,
    userId: user.userId,
    analyst: analystNumber,
    content: words,
    symbol: stock?.symbol ?? null,
    images: JSON.stringify(images),
    askedAt: visit.now,
    pushedAt: 0,
    score: 0,
  }
  await deps.db.insert(questions).values(row)
  return { messageId: row.messageId, remain: A_DAY - used - 1 }
}

/** How many questions the customer has asked today. */
export async function usedToday(visit: Visit, { db }: Deps): Promise<number> {
  const since = and(eq(questions.userId, visit.known().user.userId), gte(questions.askedAt, today(visit.now)))
  const [asked] = await db.select({ n: count() }).from(questions).where(since)
  return asked?.n ?? 0
}

/** The URLs of a question's pictures. */
export async function picturesOf({ row }: Question, deps: Deps): Promise<string[]> {
  const keys: unknown = JSON.parse(row?.images ?? '[]')
  const fileKeys = Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  const addresses = await addressesOf(fileKeys, deps)
  return fileKeys.flatMap((key) => addresses.get(key) ?? [])
}

/** The customer's own questions in every chat, newest first. */
export async function ownQuestions(visit: Visit, deps: Deps): Promise<Question[]> {
  const rows = await deps.db.query.questions.findMany({
    where: eq(questions.userId, visit.known().user.userId),
    orderBy: [desc(questions.askedAt)],
  })
  return rows.map((row) => {
    const answerAt = answeredAt(row, deps)
    const { messageId, chatId, analyst, symbol, content, score } = row
    return {
      messageId,
      chatId,
      analyst,
      symbol,
      content,
      score,
      askedAt: row.askedAt,
      answerAt,
      answer: (topicOf(content)?.answers[0] ?? ANSWER) + GENERAL,
      row,
    }
  })
}

/** When a question is answered: sooner after a reminder, and within a minute in a demo service. */
export function answeredAt({ askedAt, pushedAt }: typeof questions.$inferSelect, { broadcasts }: Deps): number {
  const patient = askedAt + (broadcasts.hasEvening ? HOUR / 60 : 6 * HOUR)
  return pushedAt === 0 ? patient : Math.min(patient, pushedAt + HOUR / 6)
}

/** The public questions of the seed, newest first. */
export function seededQuestions(now: number): Question[] {
  return publicQuestions.map(({ daysAgo, symbol, ...rest }) => {
    const at = askedAt(today(now), daysAgo)
    return { ...rest, symbol: symbol ?? null, askedAt: at, answerAt: at + ANSWER_AFTER, score: 5, row: null }
  })
}

/** A question as lists show it. */
export function toQa(question: Question, now: number) {
  const { messageId, chatId, analyst, symbol, content, score } = question
  return {
    messageId,
    chatId,
    analyst: analystOf(analyst),
    ...(symbol !== null && { symbol }),
    brief: truncate(content, 60),
    status: statusOf(question, now),
    at: question.askedAt,
    ...(question.answerAt <= now && { answeredAt: question.answerAt }),
    rated: score > 0,
  }
}

export function statusOf({ answerAt }: Question, now: number): 'WAIT' | 'ANSWERED' | 'CLOSED' {
  if (now < answerAt) return 'WAIT'
  return now < answerAt + 7 * DAY ? 'ANSWERED' : 'CLOSED'
}

export function toQuestion(question: Question, visit: Visit): Msg {
  const { nickName, avatarUrl } = visit.known().user
  const name = question.row ? nickName : '一位学员'
  const picture = question.row ? avatarUrl : '/files/avatars/none.svg'
  return {
    messageId: question.messageId,
    chatId: question.chatId,
    kind: 'TEXT',
    text: question.content,
    sender: { id: 'asker', name, avatarUrl: picture, role: 'USER' },
    sentAt: question.askedAt,
    likeCount: 0,
    isLiked: false,
  }
}

export function toAnswer({ messageId, chatId, analyst, answer, answerAt }: Question): Msg {
  const sender = senderOf(analystOf(analyst))
  const common = { messageId: `${messageId}-a`, chatId, kind: 'TEXT', text: answer, likeCount: 0, isLiked: false }
  return { ...common, sender, sentAt: answerAt }
}
