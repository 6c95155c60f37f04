import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A customer's watchlist; the smallest `place` is on top. */
export const watchlist = sqliteTable(
  'watchlist',
  { userId: text().notNull(), symbol: text().notNull(), place: integer().notNull(), addedAt: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.symbol] })],
)

/** Diagnoses that were started; the result is derived from the stock and the clock. */
export const diagnoses = sqliteTable(
  'diagnoses',
  { taskId: text().primaryKey(), userId: text().notNull(), symbol: text().notNull(), at: integer().notNull() },
  (table) => [index('diagnoses_user').on(table.userId)],
)

/** Trials of indicators; each once. */
export const indexSubs = sqliteTable(
  'index_subs',
  { userId: text().notNull(), indexId: text().notNull(), expireAt: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.indexId] })],
)
