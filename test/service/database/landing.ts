import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Numbers submitted on a landing page, one per scene. Times are epoch ms. */
export const leads = sqliteTable(
  'leads',
  {
    mobile: text().notNull(),
    scene: text().notNull(),
    adClickId: text(),
    salesNumber: text(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mobile, table.scene] })],
)
