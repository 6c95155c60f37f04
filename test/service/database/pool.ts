import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Which notifications of a case channel a customer receives, and the quiet hours; whether any is in `notice_subs`, kind
 * CASE.
 */
export const caseSubs = sqliteTable(
  'case_subs',
  {
    userId: text().notNull(),
    channelId: text().notNull(),
    /** JSON array. */
    kinds: text().notNull(),
    quietFrom: text(),
    quietTo: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channelId] })],
)
