import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Reactions and comments of customers on things that are not articles. */
export const REACTION_KINDS = ['NEWS', 'EXPRESS', 'VIDEO', 'STREAM', 'CHAT', 'POST'] as const

/** Likes of news, videos and messages; those of articles are in `likes`. */
export const reactions = sqliteTable(
  'reactions',
  {
    userId: text().notNull(),
    kind: text({ enum: REACTION_KINDS }).notNull(),
    targetId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.targetId] }),
    index('reactions_target').on(table.kind, table.targetId),
  ],
)

/** Read markers: until when a customer has read a channel or a chat. */
export const reads = sqliteTable(
  'reads',
  { userId: text().notNull(), place: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
)
