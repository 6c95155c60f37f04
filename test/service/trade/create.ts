import { and, eq, gt, notExists, or, sql } from 'drizzle-orm'
import { coupons, orders, preOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { isOverdrawn } from '#test/service/gift-stock.ts'
import { ownAddress, toAddress } from '#test/service/people/addresses.ts'
import { badInput, Refusal } from '#test/service/refusal.ts'
import type { SkuSeed } from '#test/service/seed/skus.ts'
import type { Session } from '#test/service/sessions.ts'
import { type Ack, gatesOf, needAck, needConsidered, needOpen, saleOf } from './gates.ts'
import { type Choice, priceOf } from './price.ts'
import { numberFor } from './numbers.ts'
import { refuseBesidePending } from './pending.ts'
import { preOrderOf } from './reserve.ts'
import { skuOf } from './skus.ts'
import { nextStepOf, type OrderRow, tidy } from './status.ts'

/** Time to sign, to be checked and to pay. */
const ORDER_LIFE = 24 * 3600_000

export interface Wish extends Choice {
  skuId: string
  preOrderNumber?: string | undefined
  addressId?: string | undefined
  salesNumber?: string | undefined
  shareWxId?: string | undefined
  riskAck?: Ack | undefined
  payableFen?: number | undefined
  clientNo: string
  campaignCode?: string | undefined
}

/**
 * Creates an order, or returns the one of this `clientNo`; another request under the same number is rejected. Every
 * gate is checked again. law §1
 */
export async function createOrder(wish: Wish, session: Session, deps: Deps) {
  const { userId } = session.user
  const clientNo = wish.clientNo.trim()
  if (clientNo === '' || clientNo.length > 64) throw badInput(40047, '参数 clientNo 不正确')
  await tidy(deps)
  const clientKey = `${userId} ${clientNo}`
  const first = await byClientKey(clientKey, deps)
  if (first) {
    needSame(first, wish)
    return answer(first, session, deps)
  }

  const sku = await skuOf(wish.skuId, deps)
  const gates = await gatesOf(sku, session, deps)
  needOpen(gates)
  await refuseBesidePending(userId, sku.skuId, deps)
  const pre = wish.preOrderNumber === undefined ? undefined : await preOrderOf(wish.preOrderNumber, userId, sku, deps)
  const closed = await saleOf(sku, userId, deps, pre !== undefined)
  if (closed) throw new Refusal(closed.code, closed.words)
  needAck(gates, wish.riskAck, deps.now())
  const price = await priceOf(sku, wish, userId, deps, pre?.preOrderNumber)
  if (wish.payableFen !== undefined && wish.payableFen !== price.payableFen) {
    throw new Refusal(40919, '价格已更新，请确认')
  }
  const address = await addressFor(sku, wish.addressId, userId, deps)
  await needConsidered(gates, sku, userId, deps)
  const at = deps.now()
  const row = {
    orderNumber: numberFor('D', at),
    userId,
    skuId: sku.skuId,
    status: sku.needSign ? 'WAIT_SIGN' : sku.needFace ? 'WAIT_FACE' : 'WAIT_PAY',
    ...price,
    createdAt: at,
    clientKey,
    openKey: `${userId} ${sku.skuId}`,
    payExpireAt: at + ORDER_LIFE,
    couponId: wish.couponId ?? null,
    giftNumber: wish.giftNumber ?? null,
    address,
    salesNumber: attribution(wish.salesNumber) ?? session.user.salesNumber,
    shareWxId: attribution(wish.shareWxId),
    campaignCode: wish.campaignCode ?? null,
    riskAck: wish.riskAck ? JSON.stringify(wish.riskAck) : null,
  }
  await insertOrder(row, sku, pre?.preOrderNumber, deps)
  const made = await byClientKey(clientKey, deps)
  if (made) {
    needSame(made, wish)
    return answer(made, session, deps)
  }
  // A concurrent request won: it took this sku, this coupon or the last item.
  await refuseBesidePending(userId, sku.skuId, deps)
  await priceOf(sku, wish, userId, deps, pre?.preOrderNumber)
  throw new Refusal(40918, '已售罄')
}

/**
 * One transaction: take the coupon, write the order unless this request, this sku, the coupon, the last item or the
 * last gift is taken, release the coupon if no order was written, end the reservation if one was.
 */
async function insertOrder(
  row: typeof orders.$inferInsert,
  { skuId, quota }: SkuSeed,
  preOrderNumber: string | undefined,
  { db, now }: Deps,
): Promise<void> {
  const { orderNumber, userId, couponId } = row
  const order = db.select({ n: orders.orderNumber }).from(orders).where(eq(orders.orderNumber, orderNumber))
  const coupon = eq(coupons.couponId, couponId ?? '')
  const isFree =
    preOrderNumber === undefined
      ? eq(coupons.status, 'UNUSED')
      : or(eq(coupons.status, 'UNUSED'), eq(coupons.orderNumber, preOrderNumber))
  const isMade = sql`exists ${order}`
  const sold = sql`(select count(*) from ${orders} where ${orders.skuId} = ${skuId} and ${orders.status} not in ('CLOSED', 'REFUNDED'))`
  const kept = sql`(select count(*) from ${preOrders} where ${preOrders.skuId} = ${skuId} and ${preOrders.expireAt} > ${now()} and ${preOrders.preOrderNumber} <> ${preOrderNumber ?? ''})`
  const locked = sql`exists (select 1 from ${coupons} where ${coupons.couponId} = ${couponId ?? ''} and ${coupons.orderNumber} = ${orderNumber} and ${coupons.status} = 'LOCKED')`
  await db.batch([
    db
      .update(coupons)
      .set({ status: 'LOCKED', orderNumber })
      .where(and(coupon, eq(coupons.userId, userId), isFree, gt(coupons.endAt, now()))),
    db.insert(orders).values(row).onConflictDoNothing(),
    db
      .delete(orders)
      .where(
        and(
          eq(orders.orderNumber, orderNumber),
          or(
            couponId == null ? undefined : sql`not ${locked}`,
            quota === undefined ? sql`false` : sql`${sold} + ${kept} > ${quota}`,
            isOverdrawn(row.giftNumber),
          ),
        ),
      ),
    db
      .update(coupons)
      .set({ status: 'UNUSED', orderNumber: null })
      .where(and(coupon, eq(coupons.status, 'LOCKED'), eq(coupons.orderNumber, orderNumber), notExists(order))),
    db.delete(preOrders).where(and(eq(preOrders.preOrderNumber, preOrderNumber ?? ''), isMade)),
  ])
}

/** A number identifies one request: its result does not answer another one. */
function needSame(row: OrderRow, { skuId, couponId, giftNumber, campaignCode, addressId, payableFen }: Wish): void {
  const isSame =
    row.skuId === skuId &&
    row.couponId === (couponId ?? null) &&
    row.giftNumber === (giftNumber ?? null) &&
    row.campaignCode === (campaignCode ?? null) &&
    (payableFen === undefined || row.payableFen === payableFen) &&
    (row.address === null || Object(JSON.parse(row.address)).id === addressId)
  if (!isSame) throw new Refusal(40922, '您已用其他选项提交过订单，请核对后重新提交')
}

function byClientKey(clientKey: string, { db }: Deps): Promise<OrderRow | undefined> {
  return db.query.orders.findFirst({ where: eq(orders.clientKey, clientKey) })
}

async function addressFor(sku: SkuSeed, addressId: string | undefined, userId: string, deps: Deps) {
  if (!sku.needAddress) return null
  if (addressId === undefined) throw new Refusal(40035, '请选择收货地址')
  return JSON.stringify(toAddress(await ownAddress(addressId, userId, deps)))
}

/** The salesperson to credit; an invalid number counts as none. product §0.4 */
function attribution(given: string | undefined): string | null {
  return given !== undefined && /^[A-Za-z0-9_-]{1,32}$/.test(given) ? given : null
}

async function answer(order: OrderRow, session: Session, deps: Deps) {
  return { orderNumber: order.orderNumber, nextStep: await nextStepOf(order, session, deps) }
}
