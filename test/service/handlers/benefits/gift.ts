import { and, desc, eq } from 'drizzle-orm'
import { giftCoupons, goodsApplies } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { giftOf, isOverdrawn, toGift } from '#test/service/gift-stock.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { User } from '#test/service/sessions.ts'
import { ownAddress, toAddress } from '#test/service/people/addresses.ts'

const LIFE = 60 * DAY

type Row = typeof giftCoupons.$inferSelect

export function gift(deps: Deps): Handlers<'gift'> {
  return {
    giftByNumber: ({ number }) => toGift(number, deps),
    giftIntroduction: ({ number }) =>
      giftOf(number).words.map((text, index) => ({ imageUrl: `/files/articles/${number}-${index + 1}.svg`, text })),
    giftPicture: ({ number }) => ({ imageUrl: `/files/share/${giftOf(number).number}.png` }),

    async giftCouponApply({ number }, visit) {
      const row = await apply(number, visit.known().user, deps)
      return { couponId: row.couponId, status: stateOf(row, deps) }
    },
    async giftCouponReceive({ couponId, addressId }, visit) {
      const row = await ownGiftCoupon(couponId, visit.known().user.userId, deps)
      if (row.status === 'UNUSED') await receive(row, addressId, deps)
      return { couponId, status: 'USED' }
    },
    async giftCouponList(_, visit) {
      const mine = eq(giftCoupons.userId, visit.known().user.userId)
      const rows = await deps.db.select().from(giftCoupons).where(mine).orderBy(desc(giftCoupons.createdAt))
      return Promise.all(rows.map((row) => toGiftCoupon(row, deps)))
    },
    async giftCouponReceiveDetail({ couponId }, visit) {
      const row = await ownGiftCoupon(couponId, visit.known().user.userId, deps)
      if (row.status === 'UNUSED') return { status: stateOf(row, deps) }
      const sent = await deps.db.query.goodsApplies.findFirst({ where: eq(goodsApplies.id, couponId) })
      if (!sent) return { status: 'DONE' }
      return { status: sent.status, ...(sent.express !== null && { express: sent.express }) }
    },
  }
}

async function toGiftCoupon(row: Row, deps: Deps) {
  const gift = await toGift(row.giftNumber, deps)
  return {
    couponId: row.couponId,
    planNumber: row.giftNumber,
    name: gift.name,
    kind: 'GIFT',
    startAt: row.createdAt,
    endAt: row.endAt,
    status: stateOf(row, deps),
    scopeText: gift.needAddress ? '填写收货地址后寄出' : '领取后立即可看',
    gift,
  }
}

function stateOf({ status, endAt }: Row, { now }: Deps) {
  return status === 'UNUSED' && endAt <= now() ? 'EXPIRED' : status
}

async function ownGiftCoupon(couponId: string, userId: string, { db }: Deps): Promise<Row> {
  const mine = and(eq(giftCoupons.couponId, couponId), eq(giftCoupons.userId, userId))
  const row = await db.query.giftCoupons.findFirst({ where: mine })
  if (!row) throw notFound('礼品券')
  return row
}

/** One coupon of a gift for each customer who bought what it belongs to. */
async function apply(number: string, user: User, deps: Deps): Promise<Row> {
  const { skuIds } = giftOf(number)
  const couponId = `${number}-${user.userId}`
  const had = await deps.db.query.giftCoupons.findFirst({ where: eq(giftCoupons.couponId, couponId) })
  if (had) return had
  if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
  const bought = await Promise.all((skuIds ?? []).map((skuId) => deps.access.newest(user, skuId)))
  if (skuIds && bought.every((order) => !order)) throw new Refusal(40954, '购买对应课程后可领取')
  const now = deps.now()
  const row = { couponId, giftNumber: number, userId: user.userId, endAt: now + LIFE, createdAt: now }
  const values = { ...row, status: 'UNUSED' as const, receivedAt: null }
  const mine = eq(giftCoupons.couponId, couponId)
  await deps.db.batch([
    deps.db.insert(giftCoupons).values(values).onConflictDoNothing(),
    deps.db.delete(giftCoupons).where(and(mine, isOverdrawn(number))),
  ])
  const made = await deps.db.query.giftCoupons.findFirst({ where: mine })
  if (!made) throw new Refusal(40949, '已抢光')
  return made
}

async function receive(row: Row, addressId: string | undefined, deps: Deps): Promise<void> {
  if (stateOf(row, deps) === 'EXPIRED') throw new Refusal(40951, '优惠券已过期')
  const { couponId, giftNumber, userId } = row
  const { needAddress } = giftOf(giftNumber)
  if (needAddress && addressId === undefined) throw new Refusal(40035, '请选择收货地址')
  const address = needAddress && addressId !== undefined ? await ownAddress(addressId, userId, deps) : undefined
  const now = deps.now()
  if (address) {
    const goods = { id: couponId, userId, giftNumber, address: JSON.stringify(toAddress(address)), createdAt: now }
    await deps.db
      .insert(goodsApplies)
      .values({ ...goods, status: 'WAIT_SEND' })
      .onConflictDoNothing()
  }
  const mine = eq(giftCoupons.couponId, couponId)
  await deps.db.update(giftCoupons).set({ status: 'USED', receivedAt: now }).where(mine)
}
