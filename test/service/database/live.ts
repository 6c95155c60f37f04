import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Likes a room was given since it was made. */
export const roomLikes = sqliteTable('room_likes', { roomId: text().primaryKey(), count: integer().notNull() })

/** Who joined a lottery; once. */
export const lotteryEntries = sqliteTable(
  'lottery_entries',
  { lotteryId: text().notNull(), userId: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.lotteryId, table.userId] })],
)
