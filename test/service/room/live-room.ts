import type { WSContext } from 'hono/ws'
import type { WebSocket } from 'ws'
import type { Deps } from '#test/service/deps.ts'
import { type Said, toMsgs } from '#test/service/handlers/live/chat/messages.ts'
import { lotteryOn, statusOf } from '#test/service/lottery.ts'
import { notFound } from '#test/service/refusal.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import { after, idAt, lastSeq, writtenIn } from './feed.ts'
import { closed, type Frames } from './frames.ts'
import { likesOf } from './likes.ts'

/** Bytes that may wait for a slow reader. */
const BACKLOG = 1_000_000
const BAN = 10 * 60_000

export interface Member {
  socket: WSContext
  userId: string
  sessionId: string
  /** When it last said anything, epoch ms. */
  seenAt: number
}

interface LiveRoomOptions {
  announceMs: number
  failed: (error: unknown) => void
}

export type LiveRoom = ReturnType<typeof createLiveRoom>

/**
 * One room and who is in it. Everything that is heard goes through one queue, and messages in the order in which they
 * were written: who comes back with the last message they have misses none and hears none twice.
 */
export function createLiveRoom(room: SeedRoom, deps: Deps, frame: Frames, { announceMs, failed }: LiveRoomOptions) {
  const { roomId, chatId } = room
  const members = new Map<string, Member>()
  const banned = new Map<string, number>()
  /** The last written message that was told, by its number and its id. */
  let lastSentSeq = 0
  let lastSentId: string | undefined
  let queue: Promise<void> = Promise.resolve()
  let announcing: NodeJS.Timeout | undefined
  const news = new Set<'like' | 'online'>()
  let lottery = lotteryNow()
  const roomNow = () => deps.library().rooms.find((each) => each.roomId === roomId) ?? room
  let { status } = roomNow()

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work)
    queue = done.catch(() => {}) // whoever asked hears of it
    return done
  }
  const soon = (work: () => Promise<void>) => void inTurn(work).catch(failed)
  const tell = (text: string) => {
    for (const member of members.values()) give(member, text)
  }
  const pump = async () => {
    const until = await lastSeq(chatId, deps)
    if (until <= lastSentSeq) return
    const said = await writtenIn(chatId, lastSentSeq, until, deps)
    for (const { by, ...told } of await toFrames(said, lastSentId)) {
      for (const member of members.values()) give(member, member.userId === by?.userId ? told.own : told.text)
    }
    lastSentSeq = until
    lastSentId = said.at(-1)?.id ?? lastSentId
  }
  /** Each names the message before it: who lacks that one has lost a frame. Its author finds its own number in it. */
  const toFrames = async (said: Said[], before: string | undefined) => {
    const msgs = await toMsgs(said, 'CHAT', deps, null)
    return msgs.map((msg, at) => {
      const prevId = at === 0 ? before : said[at - 1]?.id
      const by = said[at]?.by
      const whole = { ...msg, ...(prevId !== undefined && { prevId }) }
      const text = frame('msg', whole)
      const own = by?.clientId ? frame('msg', { ...whole, clientId: by.clientId }) : text
      return { by, text, own }
    })
  }

  const announce = (what: 'like' | 'online') => {
    news.add(what)
    announcing ??= setTimeout(() => {
      announcing = undefined
      soon(sayNews)
    }, announceMs).unref()
  }
  const sayNews = async () => {
    const likes = news.has('like') && members.size > 0
    if (news.has('online')) tell(frame('online', { count: room.online + members.size }))
    news.clear()
    if (likes) tell(frame('like', { likeCount: await likesOf(room, deps) }))
  }
  const replay = async (member: Member, afterId: string) => {
    const chat = deps.library().chats.get(chatId)
    const missed = chat && (await after(afterId, lastSentSeq, chat, deps))
    if (!missed) return give(member, frame('notice', { code: 40401, text: notFound('消息').message }))
    for (const { by, text, own } of await toFrames(missed, afterId)) {
      give(member, by?.userId === member.userId ? own : text)
    }
  }
  function lotteryNow() {
    const lottery = lotteryOn(roomId, deps.now())
    return lottery && { ...lottery, status: statusOf(lottery, deps.now()) }
  }
  const leave = (member: Member) => {
    if (members.get(member.userId) !== member) return
    members.delete(member.userId)
    announce('online')
  }
  const remove = (member: Member, code: number, reason: string, text: string) => {
    leave(member)
    give(member, frame('kick', { reason, text }))
    member.socket.close(code, reason)
  }

  return {
    room,
    members,
    tell: (text: string) => soon(async () => tell(text)),
    announce,
    leave,
    remove,
    /** Lets somebody in, after telling what they missed; another connection of the same account ends. */
    enter: (member: Member, afterId: string | undefined) =>
      inTurn(async () => {
        if (members.size > 0) await pump()
        else {
          lastSentSeq = await lastSeq(chatId, deps)
          const chat = deps.library().chats.get(chatId)
          lastSentId = chat && (await idAt(lastSentSeq, chat, deps))
          lottery = lotteryNow()
        }
        const other = members.get(member.userId)
        if (other) remove(other, closed.elsewhere, 'ELSEWHERE', '您已在其他页面进入本直播间')
        if (afterId !== undefined) await replay(member, afterId)
        if (member.socket.readyState !== 1) return
        members.set(member.userId, member)
        give(member, frame('online', { count: room.online + members.size }))
        give(member, frame('like', { likeCount: await likesOf(room, deps) }))
        const now = lotteryNow()
        if (now) give(member, frame('lottery', now))
        announce('online')
      }),
    /** Something was written in the chat of the room. */
    stir: () => soon(async () => (members.size > 0 ? pump() : undefined)),
    isBanned: (userId: string) => (banned.get(userId) ?? 0) > deps.now(),
    /** A moderator removes an account for ten minutes. */
    kick(userId: string) {
      banned.set(userId, deps.now() + BAN)
      const member = members.get(userId)
      if (member) remove(member, closed.removed, 'REMOVED', '您已被移出直播间')
    },
    /** Tells when the room begins, pauses, goes on or ends; whether it did. live §6 */
    watchStatus(): boolean {
      const now = roomNow().status
      if (now === status) return false
      status = now
      tell(frame('notice', { status }))
      return true
    },
    isLive: () => roomNow().status === 'LIVE',
    /** Tells when the lottery opens and when it is drawn. */
    watchLottery() {
      const [before, now] = [lottery, lotteryNow()]
      lottery = now
      const isNext = now?.lotteryId !== before?.lotteryId
      if (before && isNext) tell(frame('lottery', { ...before, status: statusOf(before, deps.now()) }))
      if (now && (isNext || now.status !== before?.status)) tell(frame('lottery', now))
    },
  }
}

/** Sends; who reads too slowly is let go and comes back with the last message they have. */
function give({ socket }: Pick<Member, 'socket'>, text: string): void {
  if (socket.readyState !== 1) return
  // The socket below is one of ws, which hono describes by less.
  const { bufferedAmount = 0 } = Object(socket.raw) as Partial<WebSocket>
  if (bufferedAmount > BACKLOG) socket.close(closed.slow, 'slow')
  else socket.send(text)
}
