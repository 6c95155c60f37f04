import { randomBytes } from 'node:crypto'
import { and, count, eq, lte, sql } from 'drizzle-orm'
import { tickets } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { ticketIs } from '#test/service/people/ways-in.ts'
import { tooOften } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'

const LIFE_SEC = 30

/** The most unused tickets of a session: each of its pages needs one at a time. */
const MOST = 20

/** A ticket for one connection: a token in a URL must be short-lived and single-use. */
export async function giveTicket({ sessionId }: Session, { db, now }: Deps) {
  const at = now()
  const ticket = randomBytes(18).toString('base64url')
  const own = and(eq(tickets.kind, 'ROOM'), eq(tickets.subject, sessionId))
  await db.delete(tickets).where(and(own, lte(tickets.expireAt, at)))
  const unused = db.select({ n: count() }).from(tickets).where(own)
  // One statement, because tickets are requested concurrently.
  const made = await db
    .insert(tickets)
    .select(sql`select ${ticket}, 'ROOM', ${sessionId}, ${at + LIFE_SEC * 1000} where (${unused}) < ${MOST}`)
    .returning()
  if (made.length === 0) throw tooOften()
  return { ticket, expireSec: LIFE_SEC }
}

/** The owner of a ticket; it is used up. */
export async function takeTicket(ticket: string, { db, sessions, now }: Deps): Promise<Session | null> {
  const [used] = await db
    .delete(tickets)
    .where(ticketIs('ROOM', ticket, now()))
    .returning()
  return used ? sessions.find(used.subject) : null
}
