import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What customers said in chats and live rooms; `messageId` is made of the account and its own number for it. */
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
    /** What somebody of the seed shows, as JSON; null where there is nothing but words or a customer's file. */
    shown: text(),
    replyToId: text(),
    /** The author's own number for it; null where the service wrote it. */
    clientId: text(),
    sentAt: integer().notNull(),
  },
  (table) => [index('chat_messages_chat').on(table.chatId), index('chat_messages_user').on(table.userId)],
)

/** Messages that were recalled, of customers and of the seed. `by`: the role of who did it. */
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

/** Who receives the notices of a chat. */
export const chatSubs = sqliteTable('chat_subs', { userId: text().notNull(), chatId: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.chatId] }),
])

/** Questions to analysts. Answers come by the clock; `score` 0: not rated. */
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
