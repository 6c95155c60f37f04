import { eq, sql } from 'drizzle-orm'
import { roomLikes } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { badInput, tooOften } from '#test/service/refusal.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'

const ONCE = 50

type Liked = Pick<SeedRoom, 'roomId' | 'likes'>

/** Total likes of a room. */
export async function likesOf({ roomId, likes }: Liked, { db }: Deps): Promise<number> {
  const row = await db.query.roomLikes.findFirst({ where: eq(roomLikes.roomId, roomId) })
  return likes + (row?.count ?? 0)
}

/** Adds 1 to 50 likes of a customer; returns the new total and notifies the room. */
export async function addLikesOf(userId: string, room: Liked, count: number, deps: Deps): Promise<number> {
  if (!Number.isInteger(count) || count < 1 || count > ONCE) throw badInput(40003, '参数 count 不正确')
  if (!deps.likeLimit.take(`${room.roomId} ${userId}`, count)) throw tooOften()
  return addLikes(room, count, deps)
}

/** Adds likes; returns the new total and notifies the room. */
export async function addLikes(room: Liked, count: number, deps: Deps): Promise<number> {
  const { roomId } = room
  const [row] = await deps.db
    .insert(roomLikes)
    .values({ roomId, count })
    .onConflictDoUpdate({ target: roomLikes.roomId, set: { count: sql`${roomLikes.count} + ${count}` } })
    .returning()
  deps.rooms.liked(roomId)
  return room.likes + (row?.count ?? count)
}
