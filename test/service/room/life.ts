import { chatMessages } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { castId } from '#test/service/seed/chat/cast.ts'
import { happening } from '#test/service/seed/chat/room-life.ts'
import { lastSeq } from './feed.ts'
import type { Frames } from './frames.ts'
import type { LiveRoom } from './live-room.ts'
import { addLikes } from './likes.ts'

interface LifeOptions {
  /** Unset: nothing happens. */
  shortestMs: number | undefined
  failed: (error: unknown) => void
}

/** Lets rooms that are on the air live by a script while somebody is in them. */
export function createLife(deps: Deps, frame: Frames, { shortestMs, failed }: LifeOptions) {
  const running = new Set<LiveRoom>()
  /** How far the script of a room has come. */
  const reached = new Map<string, number>()

  const step = async (liveRoom: LiveRoom, ms: number) => {
    const { room, members } = liveRoom
    if (members.size === 0) return void running.delete(liveRoom)
    const n = reached.get(room.roomId) ?? 0
    reached.set(room.roomId, n + 1)
    const next = happening(room, n)
    if (next.kind === 'NOTICE') liveRoom.tell(frame('notice', { text: next.text }))
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
    later(liveRoom, ms, ms * next.pause)
  }
  const later = (liveRoom: LiveRoom, ms: number, wait: number) => {
    const stop = (error: unknown) => {
      running.delete(liveRoom)
      failed(error)
    }
    setTimeout(() => void step(liveRoom, ms).catch(stop), wait).unref()
  }
  return {
    /** Somebody came in. */
    wake(liveRoom: LiveRoom): void {
      if (shortestMs === undefined || liveRoom.room.status !== 'LIVE' || running.has(liveRoom)) return
      running.add(liveRoom)
      later(liveRoom, shortestMs, shortestMs)
    },
  }
}
