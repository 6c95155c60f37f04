import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Submissions to customer service: complaints, invoices, redeem codes. Times are epoch ms, money fen. */

export const complaints = sqliteTable(
  'complaints',
  {
    complaintNo: text().primaryKey(),
    userId: text().notNull(),
    type: text().notNull(),
    orderNumber: text(),
    content: text().notNull(),
    /** JSON array. */
    fileKeys: text().notNull(),
    mobile: text().notNull(),
    status: text({ enum: ['ACCEPTED', 'PROCESSING', 'REPLIED', 'CLOSED'] }).notNull(),
    clientNo: text(),
    at: integer().notNull(),
    replyBefore: integer().notNull(),
  },
  (table) => [index('complaints_user').on(table.userId)],
)

export const invoices = sqliteTable(
  'invoices',
  {
    invoiceId: text().primaryKey(),
    userId: text().notNull(),
    titleType: text({ enum: ['PERSON', 'COMPANY'] }).notNull(),
    title: text().notNull(),
    taxNo: text(),
    email: text().notNull(),
    amountFen: integer().notNull(),
    at: integer().notNull(),
    /** Its document, once it has been requested. */
    fileKey: text(),
  },
  (table) => [index('invoices_user').on(table.userId)],
)

/** Which invoice covers an order: at most one. */
export const invoiceOrders = sqliteTable(
  'invoice_orders',
  { orderNumber: text().primaryKey(), invoiceId: text().notNull() },
  (table) => [index('invoice_orders_invoice').on(table.invoiceId)],
)

/** A partner's code and who used it. */
export const unionBindings = sqliteTable('union_bindings', {
  code: text().primaryKey(),
  userId: text().notNull(),
  at: integer().notNull(),
})

/** Failed code attempts per day. */
export const convertTries = sqliteTable(
  'convert_tries',
  { userId: text().notNull(), day: text().notNull(), wrong: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

export const convertEvents = sqliteTable('convert_events', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: text().notNull(),
  code: text().notNull(),
  event: text().notNull(),
  at: integer().notNull(),
})
