import { and, asc, desc, eq, gt, like, notLike } from 'drizzle-orm'
import { chatMessages } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { CAST, castId } from '#test/service/seed/chat/cast.ts'
import { answerTo, type Happening, happening, posted } from '#test/service/seed/chat/room-life.ts'
import type { Chat } from '#test/service/seed/chat/chats.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import { channels } from '#test/service/seed/media/streams.ts'
import { lastSeq } from './feed.ts'
import type { Frames } from './frames.ts'
import { recall } from './recalls.ts'
import { addLikes } from './likes.ts'

interface LifeOptions {
  /** Unset: nothing happens. */
  shortestMs: number | undefined
  failed: (error: unknown) => void
}

/** What lives: a live room, or a chat that somebody reads. */
export interface LivePlace {
  room: Pick<SeedRoom, 'roomId' | 'chatId' | 'analyst' | 'likes'>
  members: { readonly size: number }
  /** Of a channel: teachers alone speak. */
  isChannel?: boolean
  tell: (frame: string) => void
  isLive: () => boolean
}

/** A chat as a place that lives, with as many in it as read it. */
export function placeOf({ chatId, analysts }: Chat, readers: () => number): LivePlace {
  return {
    isChannel: channels.some(({ channelId }) => channelId === chatId),
    room: { roomId: chatId, chatId, analyst: analysts[0] ?? 'T001', likes: 0 },
    members: {
      get size() {
        return readers()
      },
    },
    tell: () => {},
    isLive: () => true,
  }
}

/** How far the script of a room has come, and up to which message the customers in it were answered. */
interface Progress {
  step: number
  heardSeq: number
  questionId: string | undefined
}

/** Lets rooms that are on the air live by a script while somebody is in them: what customers ask comes first. */
export function createLife(deps: Deps, frame: Frames, { shortestMs, failed }: LifeOptions) {
  const running = new Set<LivePlace>()
  const reached = new Map<string, Progress>()

  const say = async (chatId: string, said: Happening & { kind: 'SAY' }, progress: Progress) => {
    const messageId = `${chatId}-n${(await lastSeq(chatId, deps)) + 1}`
    const replyToId = said.replyToId ?? (said.part === 'ANSWER' ? progress.questionId : undefined)
    await deps.db
      .insert(chatMessages)
      .values({
        messageId,
        chatId,
        userId: castId(said.sender),
        kind: kindOf(said.shown?.kind),
        text: said.text,
        shown: said.shown ? JSON.stringify(said.shown) : null,
        replyToId,
        sentAt: deps.now(),
      })
      .onConflictDoNothing()
    if (said.part === 'QUESTION') progress.questionId = messageId
    deps.rooms.said(chatId)
  }
  /** What a customer asked since the last step, if the teacher knows about it. */
  const answer = async ({ room }: LivePlace, progress: Progress): Promise<Happening | undefined> => {
    const asked = await firstAsked(room.chatId, progress.heardSeq, deps)
    if (!asked) return undefined
    progress.heardSeq = asked.seq
    return answerTo(asked.text ?? '', asked.messageId, room)
  }
  const progressOf = async ({ room }: LivePlace): Promise<Progress> => {
    const progress = reached.get(room.roomId) ?? {
      step: 0,
      heardSeq: await lastSeq(room.chatId, deps),
      questionId: undefined,
    }
    reached.set(room.roomId, progress)
    return progress
  }
  const step = async (liveRoom: LivePlace, ms: number) => {
    const { room, members } = liveRoom
    if (members.size === 0 || !liveRoom.isLive()) return void running.delete(liveRoom)
    const progress = await progressOf(liveRoom)
    const post = (n: number) =>
      posted(
        room,
        n,
        deps.library().market.stocks.map(({ name }) => name),
      )
    const script = liveRoom.isChannel ? post : (n: number) => happening(room, n)
    const next = (await answer(liveRoom, progress)) ?? script(progress.step++)
    if (next.kind === 'NOTICE') liveRoom.tell(frame('notice', { text: next.text }))
    if (next.kind === 'LIKE') await addLikes(room, next.count, deps)
    if (next.kind === 'SAY') await say(room.chatId, next, progress)
    if (next.kind === 'RECALL') await recallLast(room.chatId, deps)
    later(liveRoom, ms, ms * next.pause)
  }
  const later = (liveRoom: LivePlace, ms: number, wait: number) => {
    const stop = (error: unknown) => {
      running.delete(liveRoom)
      failed(error)
    }
    setTimeout(() => void step(liveRoom, ms).catch(stop), wait).unref()
  }
  return {
    /** Somebody came in. */
    wake(liveRoom: LivePlace): void {
      if (shortestMs === undefined || !liveRoom.isLive() || running.has(liveRoom)) return
      running.add(liveRoom)
      progressOf(liveRoom).then(() => later(liveRoom, shortestMs, shortestMs), failed)
    },
  }
}

/** Recalls what a guest of the seed said last. */
async function recallLast(chatId: string, deps: Deps): Promise<void> {
  const { seq, userId } = chatMessages
  const said = await deps.db.query.chatMessages.findFirst({
    where: and(eq(chatMessages.chatId, chatId), like(userId, `${CAST}g-%`)),
    orderBy: [desc(seq)],
  })
  if (said) await recall(chatId, said.messageId, 'MANAGER', deps)
}

const kindOf = (kind: string | undefined) => KINDS.find((each) => each === kind) ?? 'TEXT'
const KINDS = ['IMAGE', 'VOICE', 'VIDEO', 'CARD'] as const

/** The first message of a customer after another message of the chat. */
async function firstAsked(chatId: string, afterSeq: number, { db }: Deps) {
  const { seq, userId } = chatMessages
  return db.query.chatMessages.findFirst({
    where: and(eq(chatMessages.chatId, chatId), gt(seq, afterSeq), notLike(userId, `${CAST}%`)),
    orderBy: [asc(seq)],
  })
}
