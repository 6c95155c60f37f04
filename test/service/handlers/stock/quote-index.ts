import { and, eq } from 'drizzle-orm'
import { indexSubs } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { DAY } from '#test/service/seed/days.ts'
import { indexes } from '#test/service/seed/market/indexes.ts'
import { demandOfPress } from '#test/service/room/gate.ts'

const TRIAL = 7 * DAY

export function quoteIndex(deps: Deps): Handlers<'quote-index'> {
  return {
    async quoteIndexSubscription(_, visit) {
      const mine = eq(indexSubs.userId, visit.known().user.userId)
      const rows = await deps.db.query.indexSubs.findMany({ where: mine })
      return rows.map(({ indexId, expireAt }) => ({
        indexId,
        expireAt,
        status: expireAt > visit.now ? 'ON' : 'EXPIRED',
      }))
    },
    async quoteIndexOpen({ indexId, trial }, visit) {
      const { user } = visit.known()
      const found = indexes.find((each) => each.indexId === indexId)
      if (!found) throw notFound('指标')
      if (!trial) throw new Refusal(40363, '请前往服务详情页开通')
      const row = { userId: user.userId, indexId, expireAt: visit.now + TRIAL }
      const mine = and(eq(indexSubs.userId, user.userId), eq(indexSubs.indexId, indexId))
      const old = await deps.db.query.indexSubs.findFirst({ where: mine })
      if (old && old.expireAt <= visit.now) throw new Refusal(40364, '体验已结束，每项指标可体验一次')
      if (old) return { expireAt: old.expireAt }
      demandOfPress(deps.access.toService(found.riskLevel, visit.session))
      await deps.db.insert(indexSubs).values(row).onConflictDoNothing()
      return { expireAt: row.expireAt }
    },
  }
}
