import type { WSContext } from 'hono/ws'
import type { WebSocket } from 'ws'
import type { Deps } from '#test/service/deps.ts'
import { type Said, toMsgs } from './messages.ts'
import { lotteryOn, statusOf } from '#test/service/lottery.ts'
import { notFound } from '#test/service/refusal.ts'
import { after, idAt, lastSeq, writtenIn } from './feed.ts'
import { closed, type Frames } from './frames.ts'
import { likesOf } from './likes.ts'
import { recallsIn } from './recalls.ts'
import { markRead } from './reads.ts'
import type { Topic } from './topic.ts'
import type { Wire } from './wire.ts'

/** Bytes that may be buffered for a slow reader. */
const BACKLOG = 1_000_000

export interface Member {
  socket: WSContext
  userId: string
  sessionId: string
  /** When it was last heard from, epoch ms. */
  seenAt: number
}

interface HallOptions {
  wire: Wire
  announceMs: number
  failed: (error: unknown) => void
}

export type Hall = ReturnType<typeof createHall>

/**
 * One topic and its listeners. Everything sent goes through one queue, and messages in the order in which they were
 * stored: a client that resumes after its last message misses none and receives none twice.
 */
export function createHall(topic: Topic, deps: Deps, frame: Frames, { wire, announceMs, failed }: HallOptions) {
  const { room, chat } = topic
  const { chatId } = chat
  const members = new Map<string, Member>()
  /** The last stored message that was sent, by its number and its id. */
  let lastSentSeq = 0
  let lastSentId: string | undefined
  let queue: Promise<void> = Promise.resolve()
  let announcing: NodeJS.Timeout | undefined
  const news = new Set<'like' | 'online'>()
  let lottery = lotteryNow()
  const statusNow = () => deps.library().rooms.find((each) => each.roomId === room?.roomId)?.status
  let status = statusNow()

  /** Sends; a reader that is too slow is disconnected and resumes after its last message. */
  const give = ({ socket }: Pick<Member, 'socket'>, text: string): void => {
    if (socket.readyState !== 1) return
    // The socket below is one of ws, of which hono's type covers less.
    const { bufferedAmount = 0 } = Object(socket.raw) as Partial<WebSocket>
    if (bufferedAmount > BACKLOG) socket.close(closed.slow, 'slow')
    else wire.send(socket, text)
  }
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work)
    queue = done.catch(() => {}) // the sender hears of it
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
    for (const { by, ...frames } of await toFrames(said, lastSentId)) {
      for (const member of members.values()) give(member, member.userId === by?.userId ? frames.own : frames.text)
    }
    lastSentSeq = until
    lastSentId = said.at(-1)?.id ?? lastSentId
  }
  /**
   * Each names the message before it: a client without that one has lost a frame. Its author finds its own number in
   * it.
   */
  const toFrames = async (said: Said[], before: string | undefined) => {
    const msgs = await toMsgs(said, 'CHAT', deps, null)
    return msgs.map((each, at) => {
      const msg = topic.shown(each)
      const prevId = at === 0 ? before : said[at - 1]?.id
      const by = said[at]?.by
      const whole = { ...msg, ...(prevId !== undefined && { prevId }) }
      const text = frame('msg', whole)
      const own = by?.clientId ? frame('msg', { ...whole, clientId: by.clientId }) : text
      return { by, text, own }
    })
  }

  const online = () => frame('online', { count: topic.others + members.size })
  const announce = (what: 'like' | 'online') => {
    news.add(what)
    announcing ??= setTimeout(() => {
      announcing = undefined
      soon(sayNews)
    }, announceMs).unref()
  }
  const sayNews = async () => {
    const likes = news.has('like') && members.size > 0
    if (news.has('online')) tell(online())
    news.clear()
    if (likes && room) tell(frame('like', { likeCount: await likesOf(room, deps) }))
  }
  const replay = async (member: Member, afterId: string) => {
    const missed = await after(afterId, lastSentSeq, chat, deps)
    if (!missed) return give(member, frame('notice', { code: 40401, text: notFound('消息').message }))
    for (const { by, text, own } of await toFrames(missed, afterId)) {
      give(member, by?.userId === member.userId ? own : text)
    }
  }
  function lotteryNow() {
    const lottery = room && lotteryOn(room.roomId, deps.now())
    return lottery && { ...lottery, status: statusOf(lottery, deps.now()) }
  }
  const leave = (member: Member) => {
    if (members.get(member.userId) !== member) return
    members.delete(member.userId)
    // Listening counts as reading: nothing else marks it while no list is requested.
    if (!room) markRead(member.userId, chatId, deps.now(), deps).catch(failed)
    announce('online')
  }
  const remove = (member: Member, code: number, reason: string, text: string, until?: number) => {
    leave(member)
    give(member, frame('kick', { reason, text, ...(until !== undefined && { until }) }))
    member.socket.close(code, reason)
  }

  return {
    topic,
    members,
    tell: (text: string) => soon(async () => tell(text)),
    announce,
    leave,
    remove,
    /** Adds a connection after sending what it missed; closes another connection of the same account. */
    enter: (member: Member, afterId: string | undefined) =>
      inTurn(async () => {
        if (members.size > 0) await pump()
        else {
          lastSentSeq = await lastSeq(chatId, deps)
          lastSentId = await idAt(lastSentSeq, chat, deps)
          lottery = lotteryNow()
        }
        const other = members.get(member.userId)
        if (other)
          remove(
            other,
            closed.elsewhere,
            'ELSEWHERE',
            room ? '您已在其他页面进入本直播间' : '您已在其他页面进入本聊天室',
          )
        if (afterId !== undefined) {
          await replay(member, afterId)
          // Recalls since then come before that message.
          for (const { messageId, by } of await recallsIn(chatId, deps))
            give(member, frame('recall', { messageId, by }))
        }
        if (member.socket.readyState !== 1) return
        members.set(member.userId, member)
        give(member, online())
        if (room) give(member, frame('like', { likeCount: await likesOf(room, deps) }))
        const now = lotteryNow()
        if (now) give(member, frame('lottery', now))
        announce('online')
      }),
    /** A message was stored in the chat of the room. */
    stir: () => soon(async () => (members.size > 0 ? pump() : undefined)),
    /** A moderator has banned an account until a time; an existing connection is told that time and closed. */
    expel(member: Member, until: number) {
      remove(member, closed.removed, 'REMOVED', room ? '您已被移出直播间' : '您已被移出聊天室', until)
    },
    /** A message was recalled. */
    recall: (messageId: string, by: string) =>
      soon(async () => {
        await pump()
        tell(frame('recall', { messageId, by }))
      }),
    /** A moderator mutes or unmutes an account. */
    mute(userId: string, muted: boolean) {
      const member = members.get(userId)
      const text = muted ? '您已被禁言' : '您可以发言了'
      if (member) give(member, frame('notice', { muted, text }))
    },
    /** Announces when the room begins, pauses, resumes or ends; returns whether it did. live §6 */
    watchStatus(): boolean {
      const now = statusNow()
      if (now === undefined || now === status) return false
      status = now
      tell(frame('notice', { status }))
      return true
    },
    isLive: () => !room || statusNow() === 'LIVE',
    /** Announces the opening and the draw of the lottery. */
    watchLottery() {
      const [before, now] = [lottery, lotteryNow()]
      lottery = now
      const isNext = now?.lotteryId !== before?.lotteryId
      if (before && isNext) tell(frame('lottery', { ...before, status: statusOf(before, deps.now()) }))
      if (now && (isNext || now.status !== before?.status)) tell(frame('lottery', now))
    },
  }
}
