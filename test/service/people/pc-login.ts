import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { pcLogins, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'

const LIFE = 120_000

/** Starts a QR login of a computer, to be confirmed on a phone. AC-03 */
export async function beginPcLogin(scene: string, now: number, deps: Deps) {
  if (!/^[\w-]{1,32}$/.test(scene)) throw new Refusal(40033, '登录场景不正确')
  const ticket = randomBytes(16).toString('hex')
  await deps.db.insert(pcLogins).values({ ticket, scene, status: 'WAIT', expireAt: now + LIFE })
  return { qrUrl: deps.wechat.scanUrl(ticket), ticket, expireSec: LIFE / 1000 }
}

/** Its status; the tokens of a confirmed one are returned once. */
export async function pcLoginStatus(ticket: string, now: number, deps: Deps) {
  const { db } = deps
  const row = await db.query.pcLogins.findFirst({ where: eq(pcLogins.ticket, ticket) })
  if (!row || row.expireAt <= now || row.status === 'USED') return { status: 'EXPIRED' }
  if (row.status !== 'OK') return { status: row.status }
  const confirmed = and(eq(pcLogins.ticket, ticket), eq(pcLogins.status, 'OK'))
  const [used] = await db.update(pcLogins).set({ status: 'USED' }).where(confirmed).returning()
  const user = await db.query.users.findFirst({ where: eq(users.userId, used?.userId ?? '') })
  if (!user) return { status: 'EXPIRED' }
  const identity = await deps.accounts.identityOfUser(user.userId)
  return { status: 'OK', tokens: await deps.sessions.start(user, identity ?? null) }
}

/** A phone scanned the code, or confirmed it with an account. */
export async function scan(ticket: string, userId: string | null, { db, now }: Deps): Promise<boolean> {
  const open = and(eq(pcLogins.ticket, ticket), gt(pcLogins.expireAt, now()))
  const change = userId === null ? { status: 'SCANNED' as const } : { status: 'OK' as const, userId }
  return (await db.update(pcLogins).set(change).where(open).returning()).length > 0
}
