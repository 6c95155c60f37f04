import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Suitability records required by law before advice is sold: declarations, evaluations, identity. Times are epoch ms.
 */

/** Declarations; the one with the greatest `version` counts and none is deleted. `body` is the form as JSON. */
export const declarations = sqliteTable(
  'declarations',
  { userId: text().notNull(), version: integer().notNull(), body: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/**
 * Questionnaires, `n` counting those of a customer from 1; only the newest may be answered, and all are kept. The null
 * columns are set when it is finished.
 */
export const evaluations = sqliteTable(
  'evaluations',
  {
    evaluationId: text().primaryKey(),
    userId: text().notNull(),
    n: integer().notNull(),
    version: text({ enum: ['V1', 'V2'] }).notNull(),
    /** YYYY-MM-DD of its start. */
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
    /** The answers contradict each other and the customer confirmed them. */
    isConfirmed: integer({ mode: 'boolean' }),
    finishedAt: integer(),
    expireAt: integer(),
    considerUntil: integer(),
    pdfKey: text(),
    pdfAt: integer(),
  },
  (table) => [index('evaluations_user').on(table.userId)],
)

/** The verification level of a customer's identity. */
export const verifications = sqliteTable('verifications', {
  userId: text().primaryKey(),
  verifyId: text().notNull(),
  status: text({ enum: ['NONE', 'ID_OK', 'FACE_OK', 'REJECTED'] }).notNull(),
  rejectReason: text(),
  consentVersion: text().notNull(),
  at: integer().notNull(),
})

/** Visits to the face vendor's page. */
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
