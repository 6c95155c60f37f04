import { eq } from 'drizzle-orm'
import { raCustomers } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { columns } from '#test/service/seed/pool/lists.ts'
import type { Session } from '#test/service/sessions.ts'
import { declarationOf } from '#test/service/suitability/declaration.ts'
import { demand } from '#test/service/room/gate.ts'
import { analystOf } from '#test/service/room/media.ts'
import { listAccess } from '#test/service/stocks/case-present.ts'

/** How many of the last advices are listed. */
const ADVICES = 20

export function raCustomer(deps: Deps): Handlers<'ra-customer'> {
  const recordOf = (userId: string) => deps.db.query.raCustomers.findFirst({ where: eq(raCustomers.userId, userId) })
  return {
    async raCustomer(_, visit) {
      const session = visit.known()
      const row = await recordOf(session.user.userId)
      const adviser = deps.content().analysts.find(({ number }) => number === session.user.adviser)
      const shown = adviser && { adviser }
      if (!row) return { status: 'NONE', ...shown, advices: [] }
      const { recordNo, openAt } = row
      return { status: 'OPEN', ...shown, recordNo, openAt, advices: await advicesFor(session, openAt, deps) }
    },
    async raCustomerCdInfo(_, visit) {
      const row = await recordOf(visit.known().user.userId)
      return row
        ? { line: 'CD', status: 'OPEN', recordNo: row.recordNo, openAt: row.openAt }
        : { line: 'CD', status: 'NONE' }
    },
    async raCustomerCreate(_, visit) {
      const { user } = visit.known()
      const had = await recordOf(user.userId)
      if (had) return { recordNo: had.recordNo }
      if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
      demand({ allowed: user.certified, reason: 'NEED_REALNAME' })
      if ((await declarationOf(user.userId, deps)) === null) throw new Refusal(40370, '请先填写基本信息')
      demand({ allowed: user.riskLevel !== null, reason: 'NEED_EVAL' })
      demand({ allowed: (user.evalExpireAt ?? 0) > visit.now, reason: 'EVAL_EXPIRED' })
      const row = { userId: user.userId, recordNo: `RA${user.userId.slice(1)}`, openAt: visit.now }
      await deps.db.insert(raCustomers).values(row).onConflictDoNothing()
      return { recordNo: row.recordNo }
    },
  }
}

/** What the customer was advised since the record was opened, newest first. */
async function advicesFor(session: Session, since: number, deps: Deps) {
  const open = await Promise.all(
    columns.map(async (list) =>
      (await listAccess(list, deps, session)).allowed ? deps.library().pools.of(list.id) : [],
    ),
  )
  return open
    .flat()
    .filter(({ inAt }) => inAt >= since)
    .toSorted((a, b) => b.inAt - a.inAt)
    .slice(0, ADVICES)
    .map(({ list, stock, inAt, validUntil }) => {
      const { name: publisher, certNo } = analystOf(list.analyst)
      return { at: inAt, title: `${list.name}：${stock.name}入池`, publisher, certNo, validUntil }
    })
}
