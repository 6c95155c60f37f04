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
    /** Customer and `clientNo`: a second press finds the first order. */
    clientKey: text().unique(),
    /** Customer and sku while the order waits: there is no second one beside it. */
    openKey: text().unique(),
    payExpireAt: integer(),
    paidAt: integer(),
    signedAt: integer(),
    facedAt: integer(),
    closedAt: integer(),
    closedReason: text(),
    serviceStartAt: integer(),
    serviceEndAt: integer(),
    /** Where an order goes back to when its refund is declined. */
    statusBefore: text(),
    couponId: text(),
    giftNumber: text(),
    /** The address as JSON; a copy. */
    address: text(),
    salesNumber: text(),
    shareWxId: text(),
    campaignCode: text(),
    /** The acknowledgement of the risk disclosure as JSON, as it came. */
    riskAck: text(),
    payType: text(),
  },
  (table) => [index('orders_user').on(table.userId), index('orders_sku').on(table.skuId)],
)

/** Places and coupons kept for a quarter of an hour before the order is made. */
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

/** A price that differs from the catalogue's. */
export const skuPrices = sqliteTable('sku_prices', { skuId: text().primaryKey(), priceFen: integer().notNull() })

/** Services above the customer's own level that wait a day before they may be bought. */
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

/** The one payment of an order or of a part, by the number the payment service knows: so it is paid once. */
export const payments = sqliteTable(
  'payments',
  {
    paymentNumber: text().primaryKey(),
    orderNumber: text().notNull(),
    subOrderNumber: text(),
    amountFen: integer().notNull(),
    payType: text({ enum: ['WECHAT', 'TRANSFER', 'APP_STORE'] }).notNull(),
    /** Where WeChat's own sheet was given parameters, the answer is WeChat's. */
    inWechat: integer({ mode: 'boolean' }).notNull(),
    status: text({ enum: ['PAYING', 'PAID', 'CLOSED'] }).notNull(),
    transactionId: text().unique(),
    createdAt: integer().notNull(),
    paidAt: integer(),
    /** The picture of a transfer, and when it was handed in. */
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
    /** The order while the refund is under way: an order has one at a time. */
    openKey: text().unique(),
    /** The payment that goes back by itself, because the order had no use for it; null where the customer asked. */
    paymentNumber: text(),
    applyFen: integer().notNull().default(0),
    actualFen: integer(),
    reason: text().notNull().default('其他'),
    rejectReason: text(),
    /** What has happened, `{at, text}[]` as JSON, and the lines of the calculation. */
    timeline: text().notNull().default('[]'),
    lines: text().notNull().default('[]'),
    /** The account to send it to as JSON; of the card only the last four digits. */
    bank: text(),
    createdAt: integer().notNull().default(0),
  },
  (table) => [index('refunds_user').on(table.userId), index('refunds_order').on(table.orderNumber)],
)

/** A service visit, answered once for an order. */
export const feedbacks = sqliteTable('feedbacks', {
  orderNumber: text().primaryKey(),
  feedbackId: text().notNull().unique(),
  userId: text().notNull(),
  /** As JSON. */
  answers: text().notNull(),
  alert: integer({ mode: 'boolean' }).notNull(),
  at: integer().notNull(),
})

/** Clicks on advertisements and what became of them. */
export const adClicks = sqliteTable('ad_clicks', {
  clickId: text().primaryKey(),
  userId: text(),
  orderNumber: text(),
  at: integer().notNull(),
})

/** Landings, and what was done on them. */
export const conversions = sqliteTable('conversions', {
  convertId: text().primaryKey(),
  scene: text().notNull(),
  clickId: text(),
  at: integer().notNull(),
})

/** Who took a course that was given away; each once. */
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

/** Codes that were redeemed; each once. */
export const redemptions = sqliteTable('redemptions', {
  code: text().primaryKey(),
  userId: text().notNull(),
  at: integer().notNull(),
})
