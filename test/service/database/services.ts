import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Trial services, the entitlement of a broker account, the adviser's record and the trade authorization. Times are
 * epoch ms.
 */

/** Trial services that were started; each once. */
export const trials = sqliteTable(
  'trials',
  {
    userId: text().notNull(),
    code: text().notNull(),
    salesNumber: text(),
    at: integer().notNull(),
    expireAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/** Applications for trial services. One under review is approved after a delay. */
export const trialApplies = sqliteTable(
  'trial_applies',
  {
    userId: text().notNull(),
    code: text().notNull(),
    status: text({ enum: ['AUDITING', 'REJECTED'] }).notNull(),
    reason: text().notNull(),
    rejectReason: text(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/** Applications for broker account benefits, `n` counting those of a customer from 1; the newest counts. */
export const equities = sqliteTable(
  'equities',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    n: integer().notNull(),
    brokerId: text().notNull(),
    accountTail4: text().notNull(),
    proofKey: text().notNull(),
    /** A submitted one advances with time, to be signed or rejected. */
    status: text({ enum: ['SUBMITTED', 'APPROVED'] }).notNull(),
    rejectReason: text(),
    at: integer().notNull(),
    signedAt: integer(),
    /** JSON, once the questions were answered. */
    feedback: text(),
  },
  (table) => [index('equities_user').on(table.userId)],
)

/** Customers an adviser keeps a record of. */
export const raCustomers = sqliteTable('ra_customers', {
  userId: text().primaryKey(),
  recordNo: text().notNull(),
  openAt: integer().notNull(),
})

export const tradeAuths = sqliteTable('trade_auths', {
  userId: text().primaryKey(),
  openAt: integer().notNull(),
  closedAt: integer(),
})

export const tradeAuthRecords = sqliteTable(
  'trade_auth_records',
  {
    userId: text().notNull(),
    action: text({ enum: ['OPEN', 'CLOSE'] }).notNull(),
    result: text().notNull(),
    channel: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.action] })],
)
