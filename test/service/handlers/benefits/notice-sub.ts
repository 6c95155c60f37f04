import { eq } from 'drizzle-orm'
import { noticeSubs } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { noticeKinds } from '#test/service/seed/gifts.ts'
import { without } from '#test/service/without.ts'

export function noticeSub({ db }: Deps): Handlers<'notice-sub'> {
  return {
    noticeSubFilter: () => noticeKinds.map((each) => without(each, 'on')),
    async noticeSubMe(_, visit) {
      const mine = eq(noticeSubs.userId, visit.known().user.userId)
      const rows = await db.select().from(noticeSubs).where(mine)
      const isSet = (kind: string) => rows.some((row) => row.kind === kind && row.targetId === '')
      return [
        ...noticeKinds.filter(({ kind }) => !isSet(kind)).map(({ kind, on }) => ({ kind, targetId: '', on })),
        ...rows.map(({ kind, targetId, on }) => ({ kind, targetId, on })),
      ]
    },
    async noticeSubSet({ kind, targetId = '', on }, visit) {
      const isKnown = noticeKinds.some((each) => each.kind === kind)
      if (!isKnown || !/^[\w-]{0,64}$/.test(targetId)) throw new Refusal(40034, '不支持的订阅类型')
      const row = { userId: visit.known().user.userId, kind, targetId, on }
      const key = [noticeSubs.userId, noticeSubs.kind, noticeSubs.targetId]
      await db.insert(noticeSubs).values(row).onConflictDoUpdate({ target: key, set: { on } })
      return true
    },
  }
}
