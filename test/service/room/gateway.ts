import { upgradeWebSocket } from '@hono/node-server'
import type { Context } from 'hono'
import type { WSContext } from 'hono/ws'
import type { Deps } from '#test/service/deps.ts'
import { chatFor, say } from '#test/service/handlers/live/chat/messages.ts'
import { gateAccess } from './gate.ts'
import { Refusal, unauthorized } from '#test/service/refusal.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import type { Session } from '#test/service/sessions.ts'
import { closed, createFrames, readFrame } from './frames.ts'
import { createLiveRoom, type LiveRoom, type Member } from './live-room.ts'
import { createLife, type LivePlace, placeOf } from './life.ts'
import { addLikes } from './likes.ts'
import { takeTicket } from './ticket.ts'
import { createVisitors } from './visitors.ts'

/** Frames of one connection that may wait. */
const WAITING = 20
/** Frames that are none, before the connection ends. */
const PATIENCE = 5

export interface RoomPace {
  /** A connection that says nothing for so long is ended, ms; clients say `ping` every 25 s. */
  idleMs?: number
  /** How often idle and signed-out connections and lotteries are looked after, ms. */
  beatMs?: number
  /** How long likes and comings and goings are gathered, ms. */
  announceMs?: number
  /** How often the state of a room is looked at, ms. */
  watchMs?: number
  /** One room begins four minutes after the service, and goes through every state. */
  evening?: boolean
  /** Shortest pause of the scripted life of a room, ms; unset: rooms are silent. */
  lifeMs?: number
}

/** What calls tell the rooms, and ask of them. */
export interface RoomPort {
  said(chatId: string): void
  liked(roomId: string): void
  /** Connections in a room. */
  online(roomId: string): number
  /** Somebody reads a chat. */
  seen(chatId: string, userId: string): void
  /** How many read a chat just now. */
  present(chatId: string): number
  /** A moderator removes an account from a room. */
  kick(roomId: string, userId: string): void
}

/** Before the gateway stands: nobody is in any room. */
export const empty: RoomPort = {
  said: () => {},
  liked: () => {},
  online: () => 0,
  seen: () => {},
  present: () => 0,
  kick: () => {},
}

/** The gateway of live rooms: `/room?roomId=&token=<ticket>&afterId=`, frames `{t, id, ts, d}`. product 0.7 */
export function createRoomGateway(deps: Deps, pace: RoomPace, log: (line: string) => void) {
  const { idleMs = 60_000, beatMs = 15_000, announceMs = 1000, watchMs = 1000 } = pace
  const frame = createFrames(deps.now)
  const failed = (error: unknown) =>
    log(`room ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  const liveRooms = new Map<string, LiveRoom>()
  const life = createLife(deps, frame, { shortestMs: pace.lifeMs, failed })
  const visitors = createVisitors(deps.now)
  const chats = new Map<string, LivePlace>()
  let beating: NodeJS.Timeout | undefined
  let watching: NodeJS.Timeout | undefined

  const liveRoomOf = (room: SeedRoom): LiveRoom => {
    const liveRoom = liveRooms.get(room.roomId) ?? createLiveRoom(room, deps, frame, { announceMs, failed })
    liveRooms.set(room.roomId, liveRoom)
    return liveRoom
  }
  const beat = async () => {
    const all = [...liveRooms.values()]
    for (const liveRoom of all) {
      liveRoom.watchLottery()
      for (const member of liveRoom.members.values()) {
        if (member.seenAt + idleMs <= deps.now())
          liveRoom.remove(member, closed.idle, 'IDLE', '长时间无响应，连接已断开')
        else if (!(await deps.sessions.find(member.sessionId))) {
          liveRoom.remove(member, closed.unauthorized, 'SIGNED_OUT', '登录已失效，请重新登录')
        }
      }
    }
    if (all.every(({ members }) => members.size === 0)) rest()
  }
  const watch = () => {
    for (const liveRoom of liveRooms.values()) if (liveRoom.watchStatus()) life.wake(liveRoom)
  }
  const rest = () => {
    clearInterval(beating)
    clearInterval(watching)
    beating = watching = undefined
  }
  const wake = (liveRoom: LiveRoom) => {
    watching ??= setInterval(watch, watchMs).unref()
    beating ??= setInterval(() => void beat().catch(failed), beatMs).unref()
    life.wake(liveRoom)
  }

  /** Somebody reads a chat: while they do, it lives as a room does. The chat of a room lives with its room. */
  const lookedIn = (chatId: string, userId: string) => {
    visitors.add(chatId, userId)
    const chat = deps.library().chats.get(chatId)
    if (!chat || deps.library().rooms.some((room) => room.chatId === chatId)) return
    const place = chats.get(chatId) ?? placeOf(chat, () => visitors.count(chatId))
    chats.set(chatId, place)
    life.wake(place)
  }

  /** What a frame asks for. Refusals are thrown. */
  const obey = async (given: NonNullable<ReturnType<typeof readFrame>>, member: Member, liveRoom: LiveRoom) => {
    if (given.t === 'ping') return member.socket.send(frame('pong'))
    const session = await deps.sessions.find(member.sessionId)
    if (!session) throw unauthorized()
    const { d = {} } = given
    const { room } = liveRoom
    if (given.t === 'like') return void (await addLikes(room, typeof d['count'] === 'number' ? d['count'] : 1, deps))
    if (given.t !== 'msg') throw new Refusal(40067, '不支持的消息类型')
    const text = typeof d['text'] === 'string' ? d['text'] : ''
    const replyToId = typeof d['replyToId'] === 'string' ? d['replyToId'] : undefined
    const visit = { session, known: () => session, now: deps.now(), origin: null, address: null }
    const chat = await chatFor(room.chatId, deps, session)
    await say(chat, { kind: 'TEXT', text, replyToId, clientId: given.id ?? '' }, deps, visit)
  }

  const upgrade = upgradeWebSocket(async (context: Context) => {
    const session = await takeTicket(context.req.query('token') ?? '', deps)
    const room = deps.library().rooms.find(({ roomId }) => roomId === context.req.query('roomId'))
    const refused = await refusalTo(room, session, deps)
    if (!room || !session || refused) return { onOpen: (_, socket) => socket.close(...(refused ?? notThere)) }
    const liveRoom = liveRoomOf(room)
    let member: Member | undefined
    let waiting = 0
    let malformed = 0
    let turn: Promise<void> = Promise.resolve()

    const hear = async (given: NonNullable<ReturnType<typeof readFrame>>, here: Member) => {
      try {
        await obey(given, here, liveRoom)
      } catch (error) {
        if (!(error instanceof Refusal)) failed(error)
        const { code, message } = error instanceof Refusal ? error : { code: 500, message: '服务繁忙，请稍后再试' }
        here.socket.send(frame('notice', { code, text: message, ...(given.id !== undefined && { id: given.id }) }))
      } finally {
        waiting -= 1
      }
    }
    return {
      onOpen(_, socket: WSContext) {
        const { userId } = session.user
        if (liveRoom.isBanned(userId)) return socket.close(closed.removed, 'REMOVED')
        member = { socket, userId, sessionId: session.sessionId, seenAt: deps.now() }
        turn = liveRoom.enter(member, context.req.query('afterId')).then(() => wake(liveRoom), failed)
      },
      onMessage({ data }, socket) {
        if (!member) return
        const here = member
        here.seenAt = deps.now()
        const given = readFrame(data)
        if (!given) {
          malformed += 1
          if (malformed >= PATIENCE) return socket.close(closed.malformed, 'malformed')
          return socket.send(frame('notice', { code: 40001, text: '消息格式不正确' }))
        }
        waiting += 1
        if (waiting > WAITING) return socket.close(closed.flood, 'flood')
        turn = turn.then(() => hear(given, here))
      },
      onClose() {
        if (member) liveRoom.leave(member)
      },
    }
  })

  const port: RoomPort = {
    said: (chatId) => [...liveRooms.values()].find(({ room }) => room.chatId === chatId)?.stir(),
    liked: (roomId) => liveRooms.get(roomId)?.announce('like'),
    online: (roomId) => liveRooms.get(roomId)?.members.size ?? 0,
    seen: lookedIn,
    present: visitors.count,
    kick: (roomId, userId) => liveRooms.get(roomId)?.kick(userId),
  }
  return {
    upgrade,
    port,
    /** Ends every connection, e.g. when the database is made anew. */
    clear() {
      for (const { members } of liveRooms.values()) {
        for (const { socket } of members.values()) socket.close(closed.restart, 'restart')
        members.clear()
      }
      liveRooms.clear()
      rest()
    },
  }
}

/** Code and reason of a close. */
type Why = [code: number, reason: string]

const notThere = [closed.notFound, 'not found'] satisfies Why

/** Why somebody may not come in. */
async function refusalTo(room: SeedRoom | undefined, session: Session | null, deps: Deps): Promise<Why | undefined> {
  if (!session) return [closed.unauthorized, 'unauthorized']
  if (!room) return notThere
  const { allowed, reason = 'NOT_PURCHASED' } = await gateAccess(room.gate, deps, session)
  return allowed ? undefined : [closed.noAccess, reason]
}
