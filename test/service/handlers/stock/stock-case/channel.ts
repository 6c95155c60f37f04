import { and, eq } from 'drizzle-orm'
import type * as calls from '#api/domains/stock/stock-case/channel.ts'
import { caseSubs, noticeSubs } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { demand, demandOfPress } from '#test/service/room/gate.ts'
import { analystOf } from '#test/service/room/media.ts'
import { feedOf } from '#test/service/paging/paging.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { channels, type PoolList } from '#test/service/seed/pool/lists.ts'
import { talk } from '#test/service/seed/pool/words.ts'
import { senderOf } from '#test/service/seed/media/streams.ts'
import type { Session } from '#test/service/sessions.ts'
import { listAccess, noticesOf } from '#test/service/stocks/case-present.ts'

const KINDS = ['SIGNAL', 'ADJUST', 'NOTICE'] as const
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = 86_400_000

export function channel(deps: Deps): Pick<Handlers<'stock-case'>, keyof typeof calls> {
  return {
    caseChannelList: (_, visit) => listChannels(deps, visit.known()),
    caseChannelPc: (_, visit) => listChannels(deps, visit.known()),
    async caseChat({ path, channelId }, visit) {
      const found = channelOf(channelId)
      demand(await listAccess(found, deps, visit.known()))
      if (path === 'info') return { chatId: `CT${found.id}`, name: `${found.name}·交流` }
      if (path === 'list') return messagesOf(found, deps)
      throw notFound('案例交流')
    },
    async caseSignal({ channelId, beforeId }, visit) {
      const found = channelOf(channelId)
      demand(await listAccess(found, deps, visit.known()))
      return feedOf(signalsOf(found, deps), ({ id }) => id, { beforeId }).list
    },
    caseNotice: ({ channelId }, visit) => noticesOf(channelOf(channelId).id, deps, visit.known()),
    async caseNoticeSub({ channelId }, visit) {
      const { userId } = visit.known().user
      const { id } = channelOf(channelId)
      const row = await subOf(userId, id, deps)
      return {
        on: await isOn(userId, id, deps),
        // Written below, from the same kinds.
        kinds: row ? (JSON.parse(row.kinds) as string[]) : [...KINDS],
        ...(row?.quietFrom != null && row.quietTo != null && { quietHours: { from: row.quietFrom, to: row.quietTo } }),
      }
    },
    async caseNoticeSubSet({ channelId, on }, visit) {
      const found = channelOf(channelId)
      if (on) demandOfPress(await listAccess(found, deps, visit.known()))
      const row = { userId: visit.known().user.userId, kind: 'CASE', targetId: found.id, on }
      const key = [noticeSubs.userId, noticeSubs.kind, noticeSubs.targetId]
      await deps.db.insert(noticeSubs).values(row).onConflictDoUpdate({ target: key, set: { on } })
      return true
    },
    async caseSubEdit({ channelId, kinds, quietHours }, visit) {
      const { userId } = visit.known().user
      const { id } = channelOf(channelId)
      if (kinds.length === 0) throw new Refusal(40091, '请至少选择一种提醒')
      const hours = quietHours && [quietHours.from, quietHours.to]
      if (hours?.some((hour) => !HOUR.test(hour))) throw new Refusal(40092, '免打扰时间不正确')
      if (!(await isOn(userId, id, deps))) throw new Refusal(40985, '请先开启提醒')
      const set = {
        kinds: JSON.stringify(KINDS.filter((kind) => kinds.includes(kind))),
        quietFrom: quietHours?.from ?? null,
        quietTo: quietHours?.to ?? null,
      }
      await deps.db
        .insert(caseSubs)
        .values({ userId, channelId: id, ...set })
        .onConflictDoUpdate({ target: [caseSubs.userId, caseSubs.channelId], set })
      return true
    },
  }
}

function channelOf(channelId: string): PoolList {
  const found = channels.find(({ id }) => id === channelId)
  if (!found) throw notFound('案例频道')
  return found
}

/** The channels as the caller sees them, also for the public twin: a guest has no notifications. */
export function listChannels(deps: Deps, session: Session | null) {
  return Promise.all(
    channels.map(async (each) => ({
      channelId: each.id,
      name: each.name,
      analyst: analystOf(each.analyst),
      ...(each.riskLevel !== undefined && { riskLevel: each.riskLevel }),
      access: await listAccess(each, deps, session),
      ...(session && { noticeOn: await isOn(session.user.userId, each.id, deps) }),
    })),
  )
}

async function isOn(userId: string, channelId: string, { db }: Deps): Promise<boolean> {
  const mine = and(eq(noticeSubs.userId, userId), eq(noticeSubs.kind, 'CASE'), eq(noticeSubs.targetId, channelId))
  return (await db.query.noticeSubs.findFirst({ where: mine }))?.on ?? false
}

function subOf(userId: string, channelId: string, { db }: Deps) {
  return db.query.caseSubs.findFirst({ where: and(eq(caseSubs.userId, userId), eq(caseSubs.channelId, channelId)) })
}

/** Entries and exits of a channel, newest first. */
function signalsOf({ id, analyst }: PoolList, deps: Deps) {
  const { certNo } = analystOf(analyst)
  return deps
    .library()
    .pools.of(id)
    .flatMap((record) =>
      record.timeline
        .filter(({ kind }) => kind !== 'ADJUST')
        .map(({ at, kind, price, reason }) => ({
          id: `${record.id}-${kind}`,
          symbol: record.stock.symbol,
          name: record.stock.name,
          side: kind === 'IN' ? 'BUY' : 'SELL',
          price,
          at,
          reason,
          certNo,
          // What was closed is no longer advice.
          ...(kind === 'IN' && { validUntil: Math.min(record.validUntil, record.outAt ?? Infinity) }),
        })),
    )
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
}

/** What the adviser of a channel said over the last days. */
function messagesOf({ id, analyst }: PoolList, deps: Deps) {
  const { asOf } = deps.library().market
  return talk.map((text, index) => ({
    messageId: `CT${id}-${talk.length - index}`,
    chatId: `CT${id}`,
    kind: 'TEXT',
    text,
    sender: senderOf(analystOf(analyst)),
    sentAt: asOf + 1_800_000 - index * DAY,
    likeCount: 0,
    isLiked: false,
  }))
}
