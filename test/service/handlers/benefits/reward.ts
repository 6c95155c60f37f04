import { day } from '#lib/time/dates.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { entriesOf, monthAsked, pointsOf } from '#test/service/points.ts'
import { REWARD_RULES } from '#test/service/seed/gifts.ts'
import { pageOf } from '#test/service/paging/paging.ts'

export function reward(deps: Deps): Handlers<'reward'> {
  return {
    async rewardMonth({ month, ...asked }, visit) {
      const page = pageOf(await entriesOf(visit.known().user.userId, month, deps), asked)
      return {
        ...page,
        list: page.list.map(({ cause, at, title, amount, status }) => ({ id: cause, at, title, amount, status })),
      }
    },
    async rewardMonthSummary({ month }, visit) {
      const entries = await entriesOf(visit.known().user.userId, month, deps)
      return { month, amount: entries.reduce((total, { amount }) => total + amount, 0), count: entries.length }
    },
    rewardRules: () => ({ html: REWARD_RULES }),
    async rewardSummary(_, visit) {
      const { userId } = visit.known().user
      const { from } = monthAsked(day(visit.now).slice(0, 7))
      return { total: await pointsOf(userId, deps), thisMonth: await pointsOf(userId, deps, from), unit: 'POINT' }
    },
  }
}
