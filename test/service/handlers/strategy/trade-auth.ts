import { and, desc, eq } from 'drizzle-orm'
import { tradeAuthRecords, tradeAuths, whitelist } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { authScope, brokers } from '#test/service/seed/brokers.ts'
import { demand } from '#test/service/room/gate.ts'

/** NONE → OPEN → CLOSED; closed by customer service, and reopened only through it. A24 */
export function tradeAuth(deps: Deps): Handlers<'trade-auth'> {
  const { db } = deps
  return {
    tradeAuthInfo: (_, visit) => infoOf(visit.known().user.userId, deps),
    async tradeAuthRecordList(_, visit) {
      const rows = await db.query.tradeAuthRecords.findMany({
        where: eq(tradeAuthRecords.userId, visit.known().user.userId),
        orderBy: desc(tradeAuthRecords.at),
      })
      return rows.map(({ at, action, result, channel }) => ({ at, action, result, channel }))
    },
    async tradeAuthOpen(_, visit) {
      const { user } = visit.known()
      const { userId } = user
      const had = await infoOf(userId, deps)
      if (had.status === 'OPEN') return had
      if (had.status === 'CLOSED') throw new Refusal(40996, '授权已关闭，如需重新开通请联系人工客服')
      const listed = and(eq(whitelist.userId, userId), eq(whitelist.feature, 'TRADE_AUTH'))
      const isIn = (await db.query.whitelist.findFirst({ where: listed })) !== undefined
      demand({ allowed: isIn, reason: 'NOT_WHITELISTED' })
      demand({ allowed: user.certified, reason: 'NEED_REALNAME' })
      demand({ allowed: user.riskLevel !== null, reason: 'NEED_EVAL' })
      demand({ allowed: (user.evalExpireAt ?? 0) > visit.now, reason: 'EVAL_EXPIRED' })
      const record = { userId, action: 'OPEN' as const, result: '已开通', channel: 'H5', at: visit.now }
      await db.batch([
        db.insert(tradeAuths).values({ userId, openAt: visit.now }).onConflictDoNothing(),
        db.insert(tradeAuthRecords).values(record).onConflictDoNothing(),
      ])
      return infoOf(userId, deps)
    },
  }
}

async function infoOf(userId: string, { db }: Deps) {
  const row = await db.query.tradeAuths.findFirst({ where: eq(tradeAuths.userId, userId) })
  const scope = [...authScope]
  if (!row) return { status: 'NONE', scope }
  const broker = brokers[0]?.name
  return {
    status: row.closedAt === null ? 'OPEN' : 'CLOSED',
    ...(broker !== undefined && { broker }),
    scope,
    openAt: row.openAt,
    ...(row.closedAt !== null && { closedAt: row.closedAt }),
  }
}
