import { and, desc, eq, inArray } from 'drizzle-orm'
import { parse } from 'valibot'
import { Address } from '#api/shapes/address.ts'
import { goodsApplies } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { toGift } from '#test/service/gift-stock.ts'
import { moveParcels, prizesOf } from '#test/service/prizes.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { ownAddress, toAddress } from '#test/service/people/addresses.ts'

type Row = typeof goodsApplies.$inferSelect

export function goodsApply(deps: Deps): Handlers<'goods-apply'> {
  const own = async (id: string, userId: string): Promise<Row> => {
    const mine = and(eq(goodsApplies.id, id), eq(goodsApplies.userId, userId))
    const row = await deps.db.query.goodsApplies.findFirst({ where: mine })
    if (!row) throw notFound('领取记录')
    return row
  }
  /** Prizes that were won are there, and parcels where they should be by now. */
  const upToDate = async (userId: string, now: number) => {
    await prizesOf(userId, now, deps.db)
    await moveParcels(userId, now, deps.db)
  }
  return {
    async goodsApplyInfo({ id }, visit) {
      const { userId } = visit.known().user
      await upToDate(userId, visit.now)
      return toApply(await own(id, userId), deps)
    },
    async goodsApplyList(asked, visit) {
      const { userId } = visit.known().user
      await upToDate(userId, visit.now)
      const mine = eq(goodsApplies.userId, userId)
      const page = pageOf(
        await deps.db.select().from(goodsApplies).where(mine).orderBy(desc(goodsApplies.createdAt)),
        asked,
      )
      const list = page.list.map(async ({ id, giftNumber, status, createdAt }) => {
        const { name } = await toGift(giftNumber, deps)
        return { id, goodsName: name, status, createdAt }
      })
      return { ...page, list: await Promise.all(list) }
    },
    async goodsApplyModifyAddress({ id, addressId }, visit) {
      const { userId } = visit.known().user
      await upToDate(userId, visit.now)
      await own(id, userId)
      const address = JSON.stringify(toAddress(await ownAddress(addressId, userId, deps)))
      const open = and(eq(goodsApplies.id, id), inArray(goodsApplies.status, ['WAIT_ADDRESS', 'WAIT_SEND']))
      const [row] = await deps.db
        .update(goodsApplies)
        .set({ address, status: 'WAIT_SEND', readyAt: visit.now })
        .where(open)
        .returning()
      if (!row) throw new Refusal(40955, '已发货，不能修改地址')
      return toApply(row, deps)
    },
  }
}

async function toApply({ id, giftNumber, address, status, express }: Row, deps: Deps) {
  return {
    id,
    goods: await toGift(giftNumber, deps),
    ...(address !== null && { address: parse(Address, JSON.parse(address)) }),
    status,
    ...(express !== null && { express }),
  }
}
