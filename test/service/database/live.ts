import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Likes a room has received since it was created. */
export const roomLikes = sqliteTable('room_likes', { roomId: text().primaryKey(), count: integer().notNull() })

/** Entries of a lottery; one per customer. */
export const lotteryEntries = sqliteTable(
  'lottery_entries',
  { lotteryId: text().notNull(), userId: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.lotteryId, table.userId] })],
)
