import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Signatures, face checks, and the records of the vendors behind them and of the payment service. Times are epoch ms.
 */

/**
 * What is signed: an order's contract, a refund's agreement, an application's contract, a trial's or a delay's terms;
 * `targetId` is its id.
 */
export const signFlows = sqliteTable(
  'sign_flows',
  {
    flowId: text().primaryKey(),
    userId: text().notNull(),
    kind: text({ enum: ['ORDER', 'REFUND', 'STRATEGY_COUPON', 'STRATEGY_APPLY', 'VIP_COUPON', 'DELAY'] }).notNull(),
    targetId: text().notNull(),
    /** Kind and target while the flow is valid; null once it was declined or has expired. */
    liveKey: text().unique(),
    status: text({ enum: ['CREATED', 'SIGNING', 'SIGNED', 'REJECTED', 'EXPIRED'] }).notNull(),
    createdAt: integer().notNull(),
    expireAt: integer().notNull(),
    signedAt: integer(),
    /** Further context of the flow, e.g. the strategy of a trial. */
    subject: text(),
  },
  (table) => [index('sign_flows_target').on(table.kind, table.targetId)],
)

/** A document of a flow; the file is among the uploads, and after signing it is another one with another hash. */
export const signDocs = sqliteTable(
  'sign_docs',
  {
    docId: text().primaryKey(),
    flowId: text().notNull(),
    seq: integer().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    /** SHA-256 of the file, hex. */
    hash: text().notNull(),
    mustReadSec: integer().notNull(),
    signed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('sign_docs_flow').on(table.flowId)],
)

export const faceChecks = sqliteTable(
  'face_checks',
  {
    flowId: text().primaryKey(),
    userId: text().notNull(),
    orderNumber: text().notNull(),
    status: text({ enum: ['PENDING', 'PASS', 'FAIL'] }).notNull(),
    reason: text(),
    createdAt: integer().notNull(),
  },
  (table) => [index('face_checks_user').on(table.userId)],
)

/**
 * The vendors' own records: one case for each payment, signature, face check, review and payout. `keyHash`: hash of the
 * one link that opens its page. `asksLeft`: how many queries the vendor leaves unanswered before it reports a delayed
 * outcome.
 */
export const vendorCases = sqliteTable('vendor_cases', {
  caseId: text().primaryKey(),
  kind: text({ enum: ['PAY', 'TRANSFER', 'SIGN', 'FACE', 'AUDIT', 'PAYOUT'] }).notNull(),
  reference: text().notNull(),
  title: text().notNull(),
  amountFen: integer(),
  returnUrl: text(),
  keyHash: text(),
  keyExpireAt: integer(),
  outcome: text({ enum: ['DONE', 'FAILED', 'ABANDONED'] }),
  reason: text(),
  number: text(),
  asksLeft: integer().notNull().default(0),
  at: integer().notNull(),
})

/** Webhooks that were processed; the same one again is a replay. */
export const vendorNotices = sqliteTable('vendor_notices', { noticeId: text().primaryKey(), at: integer().notNull() })
