import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Orders, their parts, payments and refunds. Times are epoch ms, money integer fen. product §2.17 */

export const orders = sqliteTable(
  'orders',
  {
    orderNumber: text().primaryKey(),
    userId: text().notNull(),
    skuId: text().notNull(),
    status: text().notNull(),
    /** The price before and what the coupon took off; `payableFen` is what is left. */
    amountFen: integer().notNull().default(0),
    discountFen: integer().notNull().default(0),
    payableFen: integer().notNull(),
    paidFen: integer().notNull().default(0),
    createdAt: integer().notNull(),
    /** Customer and `clientNo`: a repeated submission finds the first order. */
    clientKey: text().unique(),
    /** Customer and sku while the order is unpaid: at most one of these. */
    openKey: text().unique(),
    payExpireAt: integer(),
    paidAt: integer(),
    signedAt: integer(),
    facedAt: integer(),
    closedAt: integer(),
    closedReason: text(),
    serviceStartAt: integer(),
    serviceEndAt: integer(),
    /** The status an order returns to when its refund is declined. */
    statusBefore: text(),
    couponId: text(),
    giftNumber: text(),
    /** The address as JSON; a copy. */
    address: text(),
    salesNumber: text(),
    shareWxId: text(),
    campaignCode: text(),
    /** The acknowledgement of the risk disclosure as JSON, as received. */
    riskAck: text(),
    payType: text(),
  },
  (table) => [index('orders_user').on(table.userId), index('orders_sku').on(table.skuId)],
)

/** Stock and coupons reserved for a quarter of an hour before the order is created. */
export const preOrders = sqliteTable(
  'pre_orders',
  {
    preOrderNumber: text().primaryKey(),
    userId: text().notNull(),
    skuId: text().notNull(),
    couponId: text(),
    expireAt: integer().notNull(),
  },
  (table) => [index('pre_orders_sku').on(table.skuId)],
)

/** A price that overrides the catalogue's. */
export const skuPrices = sqliteTable('sku_prices', { skuId: text().primaryKey(), priceFen: integer().notNull() })

/** Services above the customer's own level, with a cooling-off day before they may be bought. */
export const considerations = sqliteTable(
  'considerations',
  { userId: text().notNull(), skuId: text().notNull(), until: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.skuId] })],
)

export const subOrders = sqliteTable(
  'sub_orders',
  {
    subOrderNumber: text().primaryKey(),
    orderNumber: text().notNull(),
    serialNumber: text().notNull().unique(),
    seq: integer().notNull(),
    amountFen: integer().notNull(),
    status: text({ enum: ['WAIT_PAY', 'PAYING', 'PAID', 'CLOSED'] }).notNull(),
  },
  (table) => [index('sub_orders_order').on(table.orderNumber)],
)

/** The one payment of an order or of a part, keyed by its number at the payment service, so it is paid once. */
export const payments = sqliteTable(
  'payments',
  {
    paymentNumber: text().primaryKey(),
    orderNumber: text().notNull(),
    subOrderNumber: text(),
    amountFen: integer().notNull(),
    payType: text({ enum: ['WECHAT', 'TRANSFER', 'APP_STORE'] }).notNull(),
    /** Whether parameters for WeChat's payment sheet were issued; then WeChat reports the outcome. */
    inWechat: integer({ mode: 'boolean' }).notNull(),
    status: text({ enum: ['PAYING', 'PAID', 'CLOSED'] }).notNull(),
    transactionId: text().unique(),
    createdAt: integer().notNull(),
    paidAt: integer(),
    /** The picture of a transfer slip, and when it was submitted. */
    voucherKey: text(),
    voucherAt: integer(),
  },
  (table) => [index('payments_order').on(table.orderNumber)],
)

export const refunds = sqliteTable(
  'refunds',
  {
    refundNumber: text().primaryKey(),
    orderNumber: text().notNull(),
    userId: text().notNull(),
    status: text().notNull(),
    isRead: integer({ mode: 'boolean' }).notNull(),
    /** The order while the refund is in progress: one at a time per order. */
    openKey: text().unique(),
    /**
     * The payment that is refunded automatically because the order could not use it; null for a refund the customer
     * requested.
     */
    paymentNumber: text(),
    applyFen: integer().notNull().default(0),
    actualFen: integer(),
    reason: text().notNull().default('其他'),
    rejectReason: text(),
    /** The timeline, `{at, text}[]` as JSON, and the lines of the calculation. */
    timeline: text().notNull().default('[]'),
    lines: text().notNull().default('[]'),
    /** The account to pay out to, as JSON; only the last four digits of the card are stored. */
    bank: text(),
    createdAt: integer().notNull().default(0),
  },
  (table) => [index('refunds_user').on(table.userId), index('refunds_order').on(table.orderNumber)],
)

/** A service visit, answered once per order. */
export const feedbacks = sqliteTable('feedbacks', {
  orderNumber: text().primaryKey(),
  feedbackId: text().notNull().unique(),
  userId: text().notNull(),
  /** As JSON. */
  answers: text().notNull(),
  alert: integer({ mode: 'boolean' }).notNull(),
  at: integer().notNull(),
})

/** Clicks on advertisements and their conversions. */
export const adClicks = sqliteTable('ad_clicks', {
  clickId: text().primaryKey(),
  userId: text(),
  orderNumber: text(),
  at: integer().notNull(),
})

/** Landings, and the actions on them. */
export const conversions = sqliteTable('conversions', {
  convertId: text().primaryKey(),
  scene: text().notNull(),
  clickId: text(),
  at: integer().notNull(),
})

/** Recipients of a course that was given away; each once. */
export const courseGifts = sqliteTable(
  'course_gifts',
  {
    code: text().notNull(),
    userId: text().notNull(),
    courseNumber: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.userId] })],
)

/** Redeemed codes; each once. */
export const redemptions = sqliteTable('redemptions', {
  code: text().primaryKey(),
  userId: text().notNull(),
  at: integer().notNull(),
})
