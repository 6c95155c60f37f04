import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Messages of customers in chats and live rooms; `messageId` is derived from the account and its own number for it. */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    messageId: text().notNull().unique(),
    chatId: text().notNull(),
    userId: text().notNull(),
    kind: text({ enum: ['TEXT', 'IMAGE', 'VOICE', 'VIDEO', 'CARD'] }).notNull(),
    text: text(),
    fileKey: text(),
    /** Attachment of a seeded message, as JSON; null for plain text or a customer's file. */
    shown: text(),
    replyToId: text(),
    /** The author's own number for it; null for messages of the service. */
    clientId: text(),
    sentAt: integer().notNull(),
  },
  (table) => [index('chat_messages_chat').on(table.chatId), index('chat_messages_user').on(table.userId)],
)

/** Recalled messages, of customers and of the seed. `by`: the role of who recalled it. */
export const recalls = sqliteTable(
  'recalls',
  {
    messageId: text().primaryKey(),
    chatId: text().notNull(),
    by: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('recalls_chat').on(table.chatId)],
)

/** Subscribers to the notifications of a chat. */
export const chatSubs = sqliteTable('chat_subs', { userId: text().notNull(), chatId: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.chatId] }),
])

/** Questions to analysts. Answers appear after a delay; `score` 0: not rated. */
export const questions = sqliteTable(
  'questions',
  {
    messageId: text().primaryKey(),
    chatId: text().notNull(),
    userId: text().notNull(),
    analyst: text().notNull(),
    content: text().notNull(),
    symbol: text(),
    images: text().notNull(),
    askedAt: integer().notNull(),
    pushedAt: integer().notNull(),
    score: integer().notNull(),
    remark: text(),
  },
  (table) => [index('questions_user').on(table.userId)],
)
