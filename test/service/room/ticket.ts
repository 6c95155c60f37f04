import { randomBytes } from 'node:crypto'
import { tickets } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { ticketIs } from '#test/service/people/ways-in.ts'
import type { Session } from '#test/service/sessions.ts'

const LIFE_SEC = 30

/** A ticket for one connection: what stands in an address is worth nothing a moment later. */
export async function giveTicket({ sessionId }: Session, { db, now }: Deps) {
  const ticket = randomBytes(18).toString('base64url')
  await db.insert(tickets).values({ ticket, kind: 'ROOM', subject: sessionId, expireAt: now() + LIFE_SEC * 1000 })
  return { ticket, expireSec: LIFE_SEC }
}

/** Who a ticket was given to; it is used up. */
export async function takeTicket(ticket: string, { db, sessions, now }: Deps): Promise<Session | null> {
  const [used] = await db
    .delete(tickets)
    .where(ticketIs('ROOM', ticket, now()))
    .returning()
  return used ? sessions.find(used.subject) : null
}
