import { and, eq } from 'drizzle-orm'
import { reads } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'

/** Marks a place as read by a customer up to now. */
export async function markRead(userId: string, place: string, at: number, deps: Deps): Promise<void> {
  const row = { userId, place, at }
  await deps.db
    .insert(reads)
    .values(row)
    .onConflictDoUpdate({ target: [reads.userId, reads.place], set: { at } })
}

/** Until when a customer has read a place, epoch ms; 0: never. */
export async function readUntil(userId: string, place: string, deps: Deps): Promise<number> {
  const row = await deps.db.query.reads.findFirst({ where: and(eq(reads.userId, userId), eq(reads.place, place)) })
  return row?.at ?? 0
}
