import { upgradeWebSocket } from '@hono/node-server'
import type { Context } from 'hono'
import type { WSContext } from 'hono/ws'
import { is, number, object, optional, record, string, unknown } from 'valibot'
import type { Session } from './sessions.ts'

const Frame = object({
  t: string(),
  id: optional(string()),
  ts: optional(number()),
  d: optional(record(string(), unknown())),
})
const UNAUTHORIZED = 4401
const TEXT_LIMIT = 300

interface Member {
  socket: WSContext
  roomId: string
}

interface RoomOptions {
  readToken: (token: string) => Promise<Session | null>
  now: () => number
}

/**
 * The gateway of live rooms: frames `{t, id, ts, d}`. product 0.7. So far it knows who may come in, says how many are
 * there, answers pings and passes words on.
 */
export function createRoomGateway({ readToken, now }: RoomOptions) {
  const members = new Set<Member>()
  let count = 0
  const frame = (t: string, d: object = {}) => JSON.stringify({ t, id: `f${++count}`, ts: now(), d })
  const tell = (roomId: string, text: string) => {
    for (const member of members) if (member.roomId === roomId) member.socket.send(text)
  }
  const sayOnline = (roomId: string) => {
    const here = [...members].filter((each) => each.roomId === roomId).length
    tell(roomId, frame('online', { count: here }))
  }

  const upgrade = upgradeWebSocket(async (context: Context) => {
    const session = await readToken(context.req.query('token') ?? '')
    const member: { current: Member | null } = { current: null }
    const join = (socket: WSContext, roomId: string) => {
      leave()
      member.current = { socket, roomId }
      members.add(member.current)
      sayOnline(roomId)
    }
    const leave = () => {
      if (!member.current) return
      members.delete(member.current)
      sayOnline(member.current.roomId)
      member.current = null
    }
    return {
      onOpen(_, socket) {
        if (!session) return socket.close(UNAUTHORIZED, 'unauthorized')
        join(socket, roomOf(context.req.query('roomId')))
      },
      onMessage({ data }, socket) {
        const given = typeof data === 'string' ? parsed(data) : null
        if (!session || !given) return
        if (given.t === 'ping') socket.send(frame('pong'))
        if (given.t === 'join') join(socket, roomOf(given.d?.['roomId']))
        const words = given.d?.['text']
        if (given.t !== 'msg' || typeof words !== 'string' || !member.current) return
        const sender = { id: session.user.userId, name: session.user.nickName, role: 'USER' }
        tell(member.current.roomId, frame('msg', { text: words.slice(0, TEXT_LIMIT), sender }))
      },
      onClose: leave,
    }
  })
  return { upgrade }
}

function roomOf(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : 'lobby'
}

function parsed(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return is(Frame, value) ? value : null
  } catch {
    return null
  }
}
