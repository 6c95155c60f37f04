import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Customers' use of strategies. Times are epoch ms, money fen. */

/** A strategy that was opened by a coupon or by staff; purchases and applications are derived from their own tables. */
export const strategySubs = sqliteTable(
  'strategy_subs',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    strategyId: text().notNull(),
    openAt: integer().notNull(),
    expireAt: integer().notNull(),
    couponId: text().unique(),
  },
  (table) => [index('strategy_subs_user').on(table.userId)],
)

/**
 * Virtual accounts; their holdings are derived from the bars. `running` is the user's id while it runs: one at a time.
 */
export const simulations = sqliteTable(
  'simulations',
  {
    simId: text().primaryKey(),
    userId: text().notNull(),
    passagewayId: text().notNull(),
    capitalFen: integer().notNull(),
    startAt: integer().notNull(),
    /** When it ends automatically. */
    endAt: integer(),
    endedAt: integer(),
    couponId: text().unique(),
    running: text().unique(),
    /** The user and the client's request number. */
    once: text().unique(),
  },
  (table) => [index('simulations_user').on(table.userId)],
)

/** Customers' back-tests, computed one after the other. `result` is stored as JSON when it is first read. */
export const simBackTests = sqliteTable(
  'sim_back_tests',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    name: text().notNull(),
    templateId: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    capitalFen: integer().notNull(),
    feeRate: real().notNull(),
    slippageRate: real().notNull(),
    createdAt: integer().notNull(),
    startAt: integer().notNull(),
    finishAt: integer().notNull(),
    result: text(),
    once: text().unique(),
  },
  (table) => [index('sim_back_tests_user').on(table.userId)],
)

/** Applications for strategies; the status after signing is derived from `auditedAt` and the clock. */
export const strategyApplies = sqliteTable(
  'strategy_applies',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    strategyId: text().notNull(),
    status: text({ enum: ['DRAFT', 'WAIT_SIGN', 'SIGNED', 'REJECTED'] }).notNull(),
    rejectReason: text(),
    at: integer().notNull(),
    signedAt: integer(),
    /** When the review by staff ends and the service begins. */
    auditedAt: integer(),
    /** The answers of the visit as JSON. */
    feedback: text(),
    feedbackAt: integer(),
  },
  (table) => [index('strategy_applies_user').on(table.userId)],
)

/** Followers of pools. */
export const poolSubs = sqliteTable('pool_subs', { userId: text().notNull(), poolId: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.poolId] }),
])
