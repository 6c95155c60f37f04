import { chatMessages } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { castId } from '#test/service/seed/chat/cast.ts'
import { happening } from '#test/service/seed/chat/room-life.ts'
import { lastSeq } from './feed.ts'
import type { Frames } from './frames.ts'
import type { Hall } from './hall.ts'
import { addLikes } from './likes.ts'

interface LifeOptions {
  /** Unset: nothing happens. */
  shortestMs: number | undefined
  failed: (error: unknown) => void
}

/** Lets rooms that are on the air live by a script while somebody is in them. */
export function createLife(deps: Deps, frame: Frames, { shortestMs, failed }: LifeOptions) {
  const running = new Set<Hall>()
  /** How far the script of a room has come. */
  const reached = new Map<string, number>()

  const step = async (hall: Hall, ms: number) => {
    const { room, members } = hall
    if (members.size === 0) return void running.delete(hall)
    const n = reached.get(room.roomId) ?? 0
    reached.set(room.roomId, n + 1)
    const next = happening(room, n)
    if (next.kind === 'NOTICE') hall.tell(frame('notice', { text: next.text }))
    if (next.kind === 'LIKE') await addLikes(room, next.count, deps)
    if (next.kind === 'SAY') {
      const { chatId } = room
      const messageId = `${chatId}-n${(await lastSeq(chatId, deps)) + 1}`
      const row = { messageId, chatId, userId: castId(next.sender), kind: 'TEXT', text: next.text } as const
      await deps.db
        .insert(chatMessages)
        .values({ ...row, sentAt: deps.now() })
        .onConflictDoNothing()
      deps.rooms.said(chatId)
    }
    later(hall, ms, ms * next.pause)
  }
  const later = (hall: Hall, ms: number, wait: number) => {
    const stop = (error: unknown) => {
      running.delete(hall)
      failed(error)
    }
    setTimeout(() => void step(hall, ms).catch(stop), wait).unref()
  }
  return {
    /** Somebody came in. */
    wake(hall: Hall): void {
      if (shortestMs === undefined || hall.room.status !== 'LIVE' || running.has(hall)) return
      running.add(hall)
      later(hall, shortestMs, shortestMs)
    },
  }
}
