import { eq } from 'drizzle-orm'
import { caseChannelHref } from '#lib/path/case-href.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { strategyPoolHref } from '#lib/path/strategy-href.ts'
import { noticeSubs } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import { noticeKinds } from '#test/service/seed/gifts.ts'
import { channels } from '#test/service/seed/pool/lists.ts'
import { without } from '#test/service/without.ts'

export function noticeSub(deps: Deps): Handlers<'notice-sub'> {
  const { db } = deps
  return {
    noticeSubFilter: () => noticeKinds.map((each) => without(each, 'on')),
    async noticeSubMe(_, visit) {
      const mine = eq(noticeSubs.userId, visit.known().user.userId)
      const rows = await db.select().from(noticeSubs).where(mine)
      const ofKind = (kind: string) => rows.find((row) => row.kind === kind && row.targetId === '')
      return [
        ...noticeKinds.map(({ kind, on }) => ({ kind, targetId: '', on: ofKind(kind)?.on ?? on })),
        ...rows
          .filter(({ targetId }) => targetId !== '')
          .map(({ kind, targetId, on }) => ({ kind, targetId, on, ...targetOf(kind, targetId, deps) })),
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

/** What is subscribed to, by its name and page; nothing where it is gone. */
function targetOf(kind: string, targetId: string, { library }: Deps): { name: string; path: string } | undefined {
  const named = (name: string | undefined, path: string) => (name === undefined ? undefined : { name, path })
  switch (kind) {
    case 'LIVE':
      return named(library().rooms.find(({ roomId }) => roomId === targetId)?.title, roomHref(targetId))
    case 'POOL': {
      const pools = library().strategies.all.flatMap(({ pool }) => pool ?? [])
      return named(pools.find(({ poolId }) => poolId === targetId)?.name, strategyPoolHref(targetId))
    }
    case 'CASE':
      return named(channels.find(({ id }) => id === targetId)?.name, caseChannelHref(targetId))
    default:
      return undefined
  }
}
