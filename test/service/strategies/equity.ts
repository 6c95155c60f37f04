import { and, desc, eq, isNull } from 'drizzle-orm'
import { equities } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { brokers } from '#test/service/seed/brokers.ts'
import type { User } from '#test/service/sessions.ts'
import type { VendorAnswer } from '#test/service/vendor-port.ts'
import { beginningOf, needOwnFiles } from '#test/service/uploads.ts'
import { demand } from '#test/service/room/gate.ts'

/** NONE → SUBMITTED → WAIT_SIGN → APPROVED, or REJECTED, after which it may be submitted again. product §2.17 */

type Equity = typeof equities.$inferSelect

/** Prefix of application numbers. */
const NUMBER = 'EQ'
/** How long the review of a proof takes, ms. */
const READING = 10 * 60_000

export function newestEquity(userId: string, { db }: Deps): Promise<Equity | undefined> {
  return db.query.equities.findFirst({ where: eq(equities.userId, userId), orderBy: desc(equities.n) })
}

/** The current state of an application: a submitted one is reviewed by the clock. */
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

/** Submits a proof; while one is in progress, returns that one. A file that begins with `blurry` is unreadable. */
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
  // Two at once produce the same id and so are one.
  const id = `${NUMBER}${user.userId.slice(1)}${String(n).padStart(3, '0')}`
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

/** The page where an application is signed; earlier links become invalid. */
export async function signPage(row: Equity, origin: string, deps: Deps) {
  if (stateOf(row, deps.now()) !== 'WAIT_SIGN') throw new Refusal(40994, '当前状态不能签署')
  await deps.vendors.open({ kind: 'SIGN', reference: row.id, title: '开户权益申请' })
  return { url: `${origin}${await deps.vendors.link('SIGN', row.id, `${origin}/broker/equity`)}` }
}

/** The current state of an application; the vendor is asked whether it was signed. */
export async function signStatus(row: Equity, deps: Deps) {
  const said = stateOf(row, deps.now()) === 'WAIT_SIGN' ? await deps.vendors.ask('SIGN', row.id) : null
  if (said) await applyEquity(said, deps)
  return { status: stateOf(await ownEquity(row.id, row.userId, deps), deps.now()) }
}

/** Whether a vendor's answer concerns an application of this module. */
export const isEquity = ({ reference }: VendorAnswer): boolean => reference.startsWith(NUMBER)

/** The vendor reports that an application was signed, once; a declined one stays in WAIT_SIGN. */
export async function applyEquity({ reference, outcome }: VendorAnswer, { db, now }: Deps): Promise<void> {
  if (outcome !== 'DONE') return
  const waiting = and(eq(equities.id, reference), eq(equities.status, 'SUBMITTED'), isNull(equities.rejectReason))
  await db.update(equities).set({ status: 'APPROVED', signedAt: now() }).where(waiting)
}
