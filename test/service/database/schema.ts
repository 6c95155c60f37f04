import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export * from './account-tables.ts'
export * from './benefit-tables.ts'
export * from './community.ts'
export * from './chat.ts'
export * from './live.ts'
export * from './landing.ts'
export * from './stocks.ts'
export * from './desk-tables.ts'
export * from './suitability.ts'
export * from './pool.ts'
export * from './strategies.ts'
export * from './orders.ts'
export * from './signing.ts'
export * from './services.ts'

/** What changes while the service runs. Times are epoch ms. Content is in `seed/`, made by code. */

export const settings = sqliteTable('settings', { key: text().primaryKey(), value: text().notNull() })

/** An account; without `mobile` it is the visitor behind a WeChat identity that has not registered. */
export const users = sqliteTable('users', {
  userId: text().primaryKey(),
  nickName: text().notNull(),
  avatarUrl: text().notNull(),
  mobile: text().unique(),
  realName: text(),
  riskLevel: text({ enum: ['C1', 'C2', 'C3', 'C4', 'C5'] }),
  isLowest: integer({ mode: 'boolean' }).notNull().default(false),
  evalExpireAt: integer(),
  certified: integer({ mode: 'boolean' }).notNull().default(false),
  vipLevel: integer().notNull().default(0),
  vipExpireAt: integer(),
  salesNumber: text(),
  adviser: text(),
  createdAt: integer().notNull(),
})

/** One WeChat user of the official account and the account it signs in to. */
export const identities = sqliteTable('identities', {
  openId: text().primaryKey(),
  wxId: text().notNull().unique(),
  unionId: text(),
  userId: text().notNull(),
  /** As WeChat gave them after it had asked; null where it was not asked. */
  nickName: text(),
  avatarUrl: text(),
})

/** A sign-in. Access tokens carry a serial; those below `minSerial` count as expired. */
export const sessions = sqliteTable(
  'sessions',
  {
    sessionId: text().primaryKey(),
    refreshHash: text().notNull().unique(),
    userId: text().notNull(),
    openId: text(),
    wxId: text(),
    serial: integer().notNull(),
    minSerial: integer().notNull(),
    expireAt: integer().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Things good for one use: registration certificates, handed-over logins, picture captchas, proofs of a phone or of Apple, ways into a room. */
export const tickets = sqliteTable('tickets', {
  ticket: text().primaryKey(),
  kind: text({ enum: ['CERTIFICATE', 'SESSION', 'CAPTCHA', 'PHONE', 'APPLE', 'APPLE_CERTIFICATE', 'ROOM'] }).notNull(),
  subject: text().notNull(),
  expireAt: integer().notNull(),
})

/** The last code of a mobile number and what has been tried with it. */
export const smsCodes = sqliteTable('sms_codes', {
  mobile: text().primaryKey(),
  code: text().notNull(),
  /** What signed in: sent once more, it is no guess. */
  usedCode: text().notNull().default(''),
  sentAt: integer().notNull(),
  expireAt: integer().notNull(),
  day: text().notNull(),
  sentToday: integer().notNull(),
  wrong: integer().notNull(),
  lockedUntil: integer().notNull(),
})

export const likes = sqliteTable('likes', { userId: text().notNull(), articleId: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.articleId] }),
])

/** Comments; `subject` is an article, or `video/<id>`. */
export const comments = sqliteTable(
  'comments',
  {
    id: text().primaryKey(),
    subject: text().notNull(),
    parentId: text(),
    userId: text().notNull(),
    content: text().notNull(),
    status: text({ enum: ['SHOWN', 'AUDITING', 'REMOVED'] }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('comments_subject').on(table.subject)],
)

export const visits = sqliteTable('visits', {
  catalogId: text().primaryKey(),
  count: integer().notNull(),
})

/** Events of guests and customers, and how long they stayed; `body` is the event as it came. */
export const trackingEvents = sqliteTable('tracking_events', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text({ enum: ['GUEST', 'CUSTOMER', 'HEARTBEAT'] }).notNull(),
  userId: text(),
  body: text().notNull(),
  at: integer().notNull(),
})

/** Landings from a shared link. */
export const wxTracks = sqliteTable('wx_tracks', {
  id: integer().primaryKey({ autoIncrement: true }),
  wxId: text().notNull(),
  path: text().notNull(),
  salesNumber: text(),
  at: integer().notNull(),
})

export const devices = sqliteTable('devices', {
  deviceId: text().primaryKey(),
  platform: text().notNull(),
  ua: text().notNull(),
  ver: text().notNull(),
  at: integer().notNull(),
})
