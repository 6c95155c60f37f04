import { eq } from 'drizzle-orm'
import { day } from '#lib/time/dates.ts'
import { raCustomers } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { advicesOf, serviceEnd } from '#test/service/people/advices.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { badInput, Refusal } from '#test/service/refusal.ts'
import { declarationOf } from '#test/service/suitability/declaration.ts'
import { demand } from '#test/service/room/gate.ts'

export function raCustomer(deps: Deps): Handlers<'ra-customer'> {
  const recordOf = (userId: string) => deps.db.query.raCustomers.findFirst({ where: eq(raCustomers.userId, userId) })
  return {
    async raCustomer({ month: asked, ...paged }, visit) {
      const { user } = visit.known()
      if (asked !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked)) throw badInput(40003, '参数 month 不正确')
      const row = await recordOf(user.userId)
      const adviser = deps.content().analysts.find(({ number }) => number === user.adviser)
      const all = await advicesOf(visit, deps)
      const counts = new Map<string, number>()
      for (const each of all) counts.set(monthOf(each), (counts.get(monthOf(each)) ?? 0) + 1)
      const months = [...counts].map(([name, count]) => ({ month: name, count }))
      const month = asked ?? months[0]?.month
      const endAt = await serviceEnd(visit, deps)
      return {
        ...pageOf(
          all.filter((each) => monthOf(each) === month),
          paged,
        ),
        status: row ? 'OPEN' : 'NONE',
        ...(adviser && { adviser }),
        ...(row && { recordNo: row.recordNo, openAt: row.openAt }),
        ...(endAt !== undefined && { endAt }),
        ...(month !== undefined && { month }),
        months,
      }
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

function monthOf({ at }: { at: number }): string {
  return day(at).slice(0, 7)
}
