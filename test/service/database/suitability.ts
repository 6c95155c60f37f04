import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the law wants known of a customer before advice is sold: declarations, evaluations, identity. Times are epoch ms. */

/** Declarations; the one with the greatest `version` counts and none is taken away. `body` is the form as JSON. */
export const declarations = sqliteTable(
  'declarations',
  { userId: text().notNull(), version: integer().notNull(), body: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/**
 * Questionnaires begun, `n` counting those of a customer from 1; only the newest may be answered, and all stay. What is
 * null is known when it is finished.
 */
export const evaluations = sqliteTable(
  'evaluations',
  {
    evaluationId: text().primaryKey(),
    userId: text().notNull(),
    n: integer().notNull(),
    version: text({ enum: ['V1', 'V2'] }).notNull(),
    /** YYYY-MM-DD on which it was begun. */
    day: text().notNull(),
    reason: text(),
    afterMismatch: integer({ mode: 'boolean' }).notNull(),
    startedAt: integer().notNull(),
    /** JSON: topic → choices. */
    answers: text().notNull(),
    lastTopicId: text(),
    status: text({ enum: ['IN_PROGRESS', 'VALID'] }).notNull(),
    level: text({ enum: ['C1', 'C2', 'C3', 'C4', 'C5'] }),
    isLowest: integer({ mode: 'boolean' }),
    score: integer(),
    /** The answers contradict each other and the customer said that they are meant so. */
    isConfirmed: integer({ mode: 'boolean' }),
    finishedAt: integer(),
    expireAt: integer(),
    considerUntil: integer(),
    pdfKey: text(),
    pdfAt: integer(),
  },
  (table) => [index('evaluations_user').on(table.userId)],
)

/** How far the identity of a customer is verified. */
export const verifications = sqliteTable('verifications', {
  userId: text().primaryKey(),
  verifyId: text().notNull(),
  status: text({ enum: ['NONE', 'ID_OK', 'FACE_OK', 'REJECTED'] }).notNull(),
  rejectReason: text(),
  consentVersion: text().notNull(),
  at: integer().notNull(),
})

/** Visits to the vendor's page for the face. */
export const faceFlows = sqliteTable(
  'face_flows',
  {
    flowId: text().primaryKey(),
    userId: text().notNull(),
    consentVersion: text().notNull(),
    status: text({ enum: ['PENDING', 'PASS', 'FAIL'] }).notNull(),
    reason: text(),
    day: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('face_flows_user').on(table.userId)],
)
