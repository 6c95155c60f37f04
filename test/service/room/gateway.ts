import { upgradeWebSocket } from '@hono/node-server'
import type { Context } from 'hono'
import type { WSContext } from 'hono/ws'
import type { Deps } from '#test/service/deps.ts'
import type { Chat } from '#test/service/seed/chat/chats.ts'
import { chatFor, say } from './messages.ts'
import { Refusal, unauthorized } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { closed, createFrames, readFrame } from './frames.ts'
import { createHall, type Hall, type Member } from './hall.ts'
import { createLife, type LivePlace, placeOf } from './life.ts'
import { type Topic, topicOf } from './topic.ts'
import { createBans } from './bans.ts'
import { addLikesOf } from './likes.ts'
import { faultLine } from '#test/service/fault-line.ts'
import { takeTicket } from './ticket.ts'
import { createVisitors } from './visitors.ts'
import type { RoomPort } from './port.ts'
import { createWire } from './wire.ts'

/** Frames of one connection that may be queued. */
const WAITING = 20
/** Invalid frames before the connection is closed. */
const PATIENCE = 5

export interface RoomPace {
  /** A connection that stays silent this long is closed, ms; clients send `ping` every 25 s. */
  idleMs?: number
  /** How often idle and signed-out connections and lotteries are checked, ms. */
  beatMs?: number
  /** How long likes, joins and leaves are batched, ms. */
  announceMs?: number
  /** How often the state of a room is checked, ms. */
  watchMs?: number
  /** One room begins four minutes after the service, and goes through every state. */
  evening?: boolean
  /** Shortest pause of the scripted room activity, ms; unset: rooms are silent. */
  lifeMs?: number
}

/**
 * The gateway of live rooms, chats and channels: `/room?roomId=&token=<ticket>&afterId=`, or `chatId`, or `channelId`;
 * frames `{t, id, ts, d}`. product §0.7, live §6
 */
export function createRoomGateway(deps: Deps, pace: RoomPace, log: (line: string) => void) {
  const { idleMs = 60_000, beatMs = 15_000, announceMs = 1000, watchMs = 1000 } = pace
  let hastened: number | undefined
  const bans = createBans(deps.now)
  const frame = createFrames(deps.now)
  const failed = (error: unknown) => log(faultLine('room', error))
  const halls = new Map<string, Hall>()
  const wire = createWire()
  let awayUntil = 0
  const life = createLife(deps, frame, { shortestMs: pace.lifeMs, failed })
  const visitors = createVisitors(deps.now)
  const places = new Map<string, LivePlace>()
  let beating: NodeJS.Timeout | undefined
  let watching: NodeJS.Timeout | undefined

  const hallOf = (topic: Topic): Hall => {
    const hall = halls.get(topic.key) ?? createHall(topic, deps, frame, { wire, announceMs, failed })
    halls.set(topic.key, hall)
    return hall
  }
  const beat = async () => {
    const all = [...halls.values()]
    for (const hall of all) {
      hall.watchLottery()
      for (const member of hall.members.values()) {
        if (member.seenAt + (hastened ?? idleMs) <= deps.now())
          hall.remove(member, closed.idle, 'IDLE', '长时间无响应，连接已断开')
        else if (!(await deps.sessions.find(member.sessionId))) {
          hall.remove(member, closed.unauthorized, 'SIGNED_OUT', '登录已失效，请重新登录')
        }
      }
    }
    if (all.every(({ members }) => members.size === 0)) rest()
  }
  const watch = () => {
    for (const hall of halls.values()) if (hall.watchStatus()) liven(hall)
  }
  const rest = () => {
    clearInterval(beating)
    clearInterval(watching)
    beating = watching = undefined
  }
  const wake = (hall: Hall) => {
    watching ??= setInterval(watch, watchMs).unref()
    beating ??= setInterval(() => void beat().catch(failed), Math.min(beatMs, hastened ?? beatMs)).unref()
    liven(hall)
  }

  /** The number of readers of a chat: over a connection, or by polling. */
  const present = (chatId: string): number => {
    const here = [...halls.values()].flatMap(({ topic, members }) =>
      topic.chat.chatId === chatId ? [...members.keys()] : [],
    )
    return new Set([...here, ...visitors.of(chatId)]).size
  }
  /** A room, a chat or a channel is active while it has a reader; the chat of a room together with its room. */
  const liven = ({ topic, members, tell, isLive }: Hall) => {
    const { room, chat } = topic
    if (room) life.wake(placeIn(room.roomId, { room, members, tell, isLive }))
    else livenChat(chat)
  }
  const livenChat = (chat: Chat) => {
    if (deps.library().rooms.some((room) => room.chatId === chat.chatId)) return
    life.wake(
      placeIn(
        chat.chatId,
        placeOf(chat, () => present(chat.chatId)),
      ),
    )
  }
  const placeIn = (id: string, place: LivePlace): LivePlace => {
    const known = places.get(id) ?? place
    places.set(id, known)
    return known
  }
  const lookedIn = (chatId: string, userId: string) => {
    visitors.add(chatId, userId)
    const chat = deps.library().chats.get(chatId)
    if (chat) livenChat(chat)
  }

  /** Handles a frame. Rejections are thrown. */
  const obey = async (given: NonNullable<ReturnType<typeof readFrame>>, member: Member, { topic }: Hall) => {
    if (given.t === 'ping') return wire.send(member.socket, frame('pong'))
    const session = await deps.sessions.find(member.sessionId)
    if (!session) throw unauthorized()
    const { d = {} } = given
    const { room, chat: found } = topic
    if (given.t === 'like' && room)
      return void (await addLikesOf(session.user.userId, room, typeof d['count'] === 'number' ? d['count'] : 1, deps))
    if (given.t !== 'msg') throw new Refusal(40067, '不支持的消息类型')
    const text = typeof d['text'] === 'string' ? d['text'] : ''
    const replyToId = typeof d['replyToId'] === 'string' ? d['replyToId'] : undefined
    const visit = { session, known: () => session, now: deps.now(), origin: null, address: null }
    const chat = await chatFor(found.chatId, deps, session)
    await say(chat, { kind: 'TEXT', text, replyToId, clientId: given.id ?? '' }, deps, visit)
  }

  const upgrade = upgradeWebSocket(async (context: Context) => {
    const session = await takeTicket(context.req.query('token') ?? '', deps)
    const topic = topicOf((name) => context.req.query(name), deps)
    const refused = await refusalTo(topic, session)
    if (!topic || !session || refused) return { onOpen: (_, socket) => socket.close(...(refused ?? notThere)) }
    const hall = hallOf(topic)
    let member: Member | undefined
    let waiting = 0
    let malformed = 0
    let turn: Promise<void> = Promise.resolve()

    const hear = async (given: NonNullable<ReturnType<typeof readFrame>>, here: Member) => {
      try {
        await obey(given, here, hall)
      } catch (error) {
        if (!(error instanceof Refusal)) failed(error)
        const { code, message } = error instanceof Refusal ? error : { code: 500, message: '服务繁忙，请稍后再试' }
        wire.send(
          here.socket,
          frame('notice', { code, text: message, ...(given.id !== undefined && { id: given.id }) }),
        )
      } finally {
        waiting -= 1
      }
    }
    return {
      onOpen(_, socket: WSContext) {
        const { userId } = session.user
        wire.opened(socket)
        const here = { socket, userId, sessionId: session.sessionId, seenAt: deps.now() }
        const until = bans.until(topic.chat.chatId, userId)
        if (until !== undefined) return hall.expel(here, until)
        member = here
        turn = hall.enter(member, context.req.query('afterId')).then(() => wake(hall), failed)
      },
      onMessage({ data }, socket) {
        if (!member || !wire.hears(socket)) return
        const here = member
        here.seenAt = deps.now()
        const given = readFrame(data)
        if (!given) {
          malformed += 1
          if (malformed >= PATIENCE) return socket.close(closed.malformed, 'malformed')
          return wire.send(socket, frame('notice', { code: 40001, text: '消息格式不正确' }))
        }
        waiting += 1
        if (waiting > WAITING) return socket.close(closed.flood, 'flood')
        turn = turn.then(() => hear(given, here))
      },
      onClose(_, socket) {
        wire.closed(socket)
        if (member) hall.leave(member)
      },
    }
  })

  const inChat = (chatId: string) => [...halls.values()].filter(({ topic }) => topic.chat.chatId === chatId)
  const inRoom = (roomId: string) => halls.get(`room/${roomId}`)
  /** Closes every connection, as a restart does. */
  const clear = () => {
    for (const { members } of halls.values()) {
      for (const { socket } of members.values()) socket.close(closed.restart, 'restart')
      members.clear()
    }
    halls.clear()
    places.clear()
    rest()
  }
  const port: RoomPort = {
    said: (chatId) => inChat(chatId).forEach((hall) => hall.stir()),
    liked: (roomId) => inRoom(roomId)?.announce('like'),
    online: (roomId) => inRoom(roomId)?.members.size ?? 0,
    seen: lookedIn,
    present,
    kick(chatId, userId) {
      const until = bans.add(chatId, userId)
      for (const hall of inChat(chatId)) {
        const member = hall.members.get(userId)
        if (member) hall.expel(member, until)
      }
    },
    removedUntil: bans.until,
    recalled: (chatId, messageId, by) => inChat(chatId).forEach((hall) => hall.recall(messageId, by)),
    hasten(ms) {
      hastened = ms
      clearInterval(beating)
      beating = setInterval(() => void beat().catch(failed), ms).unref()
    },
    mute: (chatId, userId, muted) => inChat(chatId).forEach((hall) => hall.mute(userId, muted)),
    disturb: wire.disturb,
    restart(awayMs) {
      awayUntil = Date.now() + awayMs
      clear()
    },
  }
  return {
    /** While it is down no request is answered, as if the process did not exist. */
    upgrade: (context: Context, next: () => Promise<void>) =>
      Date.now() < awayUntil ? context.text('restarting', 503) : upgrade(context, next),
    port,
    /** Closes every connection, e.g. when the database is reset, and clears every fault. */
    clear() {
      awayUntil = 0
      hastened = undefined
      bans.clear()
      wire.disturb({ how: 'none' })
      clear()
    },
  }
}

/** Code and reason of a close. */
type Why = [code: number, reason: string]

const notThere = [closed.notFound, 'not found'] satisfies Why

/** Why a connection is rejected. */
async function refusalTo(topic: Topic | undefined, session: Session | null): Promise<Why | undefined> {
  if (!session) return [closed.unauthorized, 'unauthorized']
  if (!topic) return notThere
  const { allowed, reason = 'NOT_PURCHASED' } = await topic.access(session)
  return allowed ? undefined : [closed.noAccess, reason]
}
