import { and, desc, eq } from 'drizzle-orm'
import { equities } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { brokers } from '#test/service/seed/brokers.ts'
import type { User } from '#test/service/sessions.ts'
import { beginningOf, needOwnFiles } from '#test/service/uploads.ts'
import { demand } from './gate.ts'

/** NONE → SUBMITTED → WAIT_SIGN → APPROVED, or REJECTED, after which it may be handed in again. product 2.17 */

type Equity = typeof equities.$inferSelect

/** How long the reading of a proof takes, ms. */
const READING = 10 * 60_000

export function newestEquity(userId: string, { db }: Deps): Promise<Equity | undefined> {
  return db.query.equities.findFirst({ where: eq(equities.userId, userId), orderBy: desc(equities.n) })
}

/** What an application is now: one that was handed in is read by the clock. */
export function stateOf({ status, rejectReason, at }: Equity, now: number) {
  if (status === 'APPROVED') return 'APPROVED'
  if (at + READING > now) return 'SUBMITTED'
  return rejectReason === null ? 'WAIT_SIGN' : 'REJECTED'
}

export async function ownEquity(id: string, userId: string, { db }: Deps): Promise<Equity> {
  const row = await db.query.equities.findFirst({ where: and(eq(equities.id, id), eq(equities.userId, userId)) })
  if (!row) throw notFound('权益申请')
  return row
}

/** Hands in a proof; while one is being handled, it is that one. A proof that begins with `blurry` cannot be read. */
export async function submitEquity(
  user: User,
  asked: { brokerId: string; accountTail4: string; proofKey: string },
  deps: Deps,
) {
  demand({ allowed: user.certified, reason: 'NEED_REALNAME' })
  if (!brokers.some(({ brokerId }) => brokerId === asked.brokerId)) throw notFound('券商')
  if (!/^\d{4}$/.test(asked.accountTail4)) throw new Refusal(40096, '请填写资金账号后4位数字')
  await needOwnFiles(user.userId, [asked.proofKey], deps)
  const now = deps.now()
  const old = await newestEquity(user.userId, deps)
  const state = old && stateOf(old, now)
  if (old && state !== 'REJECTED') {
    if (state === 'APPROVED') throw new Refusal(40993, '权益已开通，无需重复提交')
    return { id: old.id, status: stateOf(old, now) }
  }
  const n = (old?.n ?? 0) + 1
  const isBlurry = (await beginningOf(asked.proofKey, deps)).startsWith('blurry')
  // Two at once make the same id and so are one.
  const id = `EQ${user.userId.slice(1)}${String(n).padStart(3, '0')}`
  const row = {
    ...asked,
    id,
    userId: user.userId,
    n,
    status: 'SUBMITTED' as const,
    rejectReason: isBlurry ? '开户凭证不清晰，请重新上传' : null,
    at: now,
  }
  await deps.db.insert(equities).values(row).onConflictDoNothing()
  return { id, status: 'SUBMITTED' }
}

/** The page where an application is signed. */
export function signPage(row: Equity, origin: string, now: number) {
  if (stateOf(row, now) !== 'WAIT_SIGN') throw new Refusal(40994, '当前状态不能签署')
  return { url: `${origin}/files/vendor/sign/${row.id}` }
}

/** The vendor says that an application was signed, or was left; where the page goes on to. */
export async function signEquity(id: string, isDone: boolean, deps: Deps): Promise<string | null> {
  const row = await deps.db.query.equities.findFirst({ where: eq(equities.id, id) })
  if (!row) return null
  if (isDone && stateOf(row, deps.now()) === 'WAIT_SIGN') {
    const waiting = and(eq(equities.id, id), eq(equities.status, 'SUBMITTED'))
    await deps.db.update(equities).set({ status: 'APPROVED', signedAt: deps.now() }).where(waiting)
  }
  return `${deps.origins()[0] ?? ''}/broker/equity`
}
