import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What an account stores about its customer besides the account itself. Times are epoch ms. */

export const profiles = sqliteTable('profiles', {
  userId: text().primaryKey(),
  gender: text({ enum: ['MALE', 'FEMALE'] }),
  city: text(),
  birthYear: integer(),
  occupation: text(),
  nickChangedAt: integer(),
})

export const addresses = sqliteTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    detail: text().notNull(),
    isDefault: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('addresses_user').on(table.userId)],
)

/** Files of customers: first an upload key (`putKey`, short-lived), then the bytes, readable with `readKey`. */
export const uploads = sqliteTable(
  'uploads',
  {
    fileKey: text().primaryKey(),
    userId: text().notNull(),
    purpose: text().notNull(),
    type: text().notNull(),
    putKey: text().notNull(),
    readKey: text().notNull(),
    expireAt: integer().notNull(),
    size: integer().notNull(),
    body: blob({ mode: 'buffer' }),
  },
  (table) => [index('uploads_user').on(table.userId)],
)

/** The identity card as recognized; the number is stored masked. */
export const idCards = sqliteTable('id_cards', {
  userId: text().primaryKey(),
  frontKey: text(),
  backKey: text(),
  ocrName: text().notNull(),
  idMasked: text().notNull(),
  validTo: integer().notNull(),
  at: integer().notNull(),
})

export const otherCertificates = sqliteTable(
  'other_certificates',
  { userId: text().notNull(), kind: text().notNull(), fileKey: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** Customers for whom a guarded feature is enabled. */
export const whitelist = sqliteTable('whitelist', { userId: text().notNull(), feature: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.feature] }),
])

/** Closed accounts: what the law requires to keep, without personal data. */
export const cancellations = sqliteTable('cancellations', {
  userId: text().primaryKey(),
  reason: text(),
  at: integer().notNull(),
  finishBefore: integer().notNull(),
})

/** A computer waiting for a phone to confirm its login. */
export const pcLogins = sqliteTable('pc_logins', {
  ticket: text().primaryKey(),
  scene: text().notNull(),
  status: text({ enum: ['WAIT', 'SCANNED', 'OK', 'USED'] }).notNull(),
  userId: text(),
  expireAt: integer().notNull(),
})

export const appleIdentities = sqliteTable('apple_identities', {
  appleId: text().primaryKey(),
  userId: text().notNull(),
})
