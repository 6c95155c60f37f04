import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Coupons, gifts, points and the notices that customers asked for. Times are epoch ms, money fen. */

/** One coupon of one customer; EXPIRED is not stored, it follows from `endAt`. */
export const coupons = sqliteTable(
  'coupons',
  {
    couponId: text().primaryKey(),
    planNumber: text().notNull(),
    userId: text().notNull(),
    status: text({ enum: ['UNUSED', 'LOCKED', 'USED'] }).notNull(),
    /** What it belongs to, is locked by or was used for. */
    orderNumber: text(),
    startAt: integer().notNull(),
    endAt: integer().notNull(),
    usedAt: integer(),
    /** The end of the service that a delay made, epoch ms. */
    delayedTo: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [index('coupons_user').on(table.userId), index('coupons_plan').on(table.planNumber)],
)

export const giftCoupons = sqliteTable(
  'gift_coupons',
  {
    couponId: text().primaryKey(),
    giftNumber: text().notNull(),
    userId: text().notNull(),
    status: text({ enum: ['UNUSED', 'USED'] }).notNull(),
    endAt: integer().notNull(),
    createdAt: integer().notNull(),
    receivedAt: integer(),
  },
  (table) => [index('gift_coupons_user').on(table.userId)],
)

/** Physical goods on their way; the address is a copy, so that later edits of the book change nothing. */
export const goodsApplies = sqliteTable(
  'goods_applies',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    giftNumber: text().notNull(),
    /** The address as JSON; null until one is chosen. */
    address: text(),
    status: text({ enum: ['WAIT_ADDRESS', 'WAIT_SEND', 'SENT', 'RECEIVED'] }).notNull(),
    express: text(),
    createdAt: integer().notNull(),
    /** When it got its address; null: it moves by no clock. */
    readyAt: integer(),
  },
  (table) => [index('goods_applies_user').on(table.userId)],
)

export const checkIns = sqliteTable(
  'check_ins',
  { userId: text().notNull(), day: text().notNull(), streak: integer().notNull(), points: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** The account of points: every gain once, by its `cause`. */
export const pointEntries = sqliteTable(
  'point_entries',
  {
    userId: text().notNull(),
    cause: text().notNull(),
    title: text().notNull(),
    amount: integer().notNull(),
    status: text({ enum: ['WAIT', 'DONE'] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cause] })],
)

/** Points of an order sent to the shop. */
export const orderPoints = sqliteTable(
  'order_points',
  {
    orderNumber: text().primaryKey(),
    userId: text().notNull(),
    activityNumber: text().notNull(),
    points: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('order_points_user').on(table.userId)],
)

/** What differs from the defaults of a kind; `targetId` is empty where the whole kind is meant. */
export const noticeSubs = sqliteTable(
  'notice_subs',
  {
    userId: text().notNull(),
    kind: text().notNull(),
    targetId: text().notNull(),
    on: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.targetId] })],
)

/** WeChat templates that a customer agreed to receive. */
export const templateSubs = sqliteTable(
  'template_subs',
  { userId: text().notNull(), templateId: text().notNull(), at: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.templateId] })],
)
