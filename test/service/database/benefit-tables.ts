import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Coupons, gifts, points and notification subscriptions. Times are epoch ms, money fen. */

/** One coupon of one customer; EXPIRED is not stored, it is derived from `endAt`. */
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
    /** The end of the service that a delay resulted in, epoch ms. */
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

/** Shipments of physical goods; the address is a copy, so later edits of the address book do not change it. */
export const goodsApplies = sqliteTable(
  'goods_applies',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    giftNumber: text().notNull(),
    /** The address as JSON; null until chosen. */
    address: text(),
    status: text({ enum: ['WAIT_ADDRESS', 'WAIT_SEND', 'SENT', 'RECEIVED'] }).notNull(),
    express: text(),
    createdAt: integer().notNull(),
    /** When the address was set; null: its status does not advance with time. */
    readyAt: integer(),
  },
  (table) => [index('goods_applies_user').on(table.userId)],
)

export const checkIns = sqliteTable(
  'check_ins',
  { userId: text().notNull(), day: text().notNull(), streak: integer().notNull(), points: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** The points ledger: one entry per `cause`. */
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

/** Settings that differ from the defaults of a kind; `targetId` is empty for the whole kind. */
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
