import { messageOf } from './message.ts'
import { BusinessError } from '#api/errors.ts'
import type { SocketLike } from '#data/timeline/link.ts'
import type { Own } from '#data/timeline/own.ts'
import { createTalk } from '#data/timeline/talk.ts'
import type { TalkMsg } from '#data/timeline/frames.ts'
import type { Clock } from './clock.ts'

/** The conditions of the network and the service; each a probability or ms. */
export interface Weather {
  drop: number
  twice: number
  /** The longest delay of a frame, which lets others overtake it. */
  delay: number
  /** The longest delay of an answer. */
  slow: number
  /** Frames refer to the message before them. */
  named: boolean
  /** After a loss the replay begins this many messages too early. */
  overlap: number
  before: number
}

const fine: Weather = { drop: 0, twice: 0, delay: 0, slow: 300, named: true, overlap: 0, before: 60 }

interface Connection {
  socket: SocketLike
  state: 'open' | 'dead' | 'closed'
  /** When the client closed it, epoch ms. */
  leftAt: number | undefined
}

export type Simulated = ReturnType<typeof createSimulated>

/** Seeded pseudo-random numbers. */
function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/**
 * A talk of the client's own code on a simulated service, gateway and network. `onEnter`: one of its connections opens,
 * for a gateway that allows one per account.
 */
export function createSimulated(
  clock: Clock,
  seed: number,
  weather: Partial<Weather> = {},
  onEnter: () => void = () => undefined,
) {
  const { drop, twice, delay, slow, named, overlap, before } = { ...fine, ...weather }
  const random = createRandom(seed)
  const server: string[] = Array.from({ length: before }, (_, n) => `m${n}`)
  const placeOf = (id: string | undefined) => (id === undefined ? -1 : Number(id.slice(1)))
  const clientIds = new Map<string, string>()
  const recalled = new Set<string>()
  const connections: Connection[] = []
  const asks: number[] = []
  const tickets: number[] = []
  const wrong: string[] = []
  let gatewayIsUp = true
  let hidden = false
  let newest = -1
  /** Ids older than this are no longer known. */
  let forgotten = 0

  const msg = (at: number): TalkMsg => {
    const messageId = server[at] ?? ''
    const clientId = clientIds.get(messageId)
    const prevId = server[at - 1]
    return messageOf(messageId, {
      sentAt: clock.now(),
      ...(recalled.has(messageId) && { kind: 'RECALLED', text: undefined }),
      ...(clientId !== undefined && { clientId }),
      ...(named && prevId !== undefined && { prevId }),
    })
  }
  const afterDelay = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      clock.at(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error as Error)
        }
      }, random() * slow)
    })
  const page = ({ afterId, beforeId, limit = 50 }: { afterId?: string; beforeId?: string; limit?: number }) => {
    const at = placeOf(afterId ?? beforeId)
    if (at >= 0 && at < forgotten) throw new BusinessError('list', 40_003, '消息不存在')
    const start = afterId === undefined ? Math.max(0, (beforeId === undefined ? server.length : at) - limit) : at + 1
    const end = afterId === undefined ? (beforeId === undefined ? server.length : at) : start + limit
    const list = server.slice(start, end).map((_, n) => msg(start + n))
    const hasMore = afterId === undefined ? start > 0 : end < server.length
    return { list: list.toReversed(), hasMore, recalled: [...recalled] }
  }
  const give = (connection: Connection, text: string, wait = 0) => {
    // The client only puts it aside, for the next batch.
    clock.atOnce(() => connection.state === 'open' && connection.socket.onmessage?.({ data: text }), wait)
  }
  const tell = (connection: Connection, at: number) => {
    const text = JSON.stringify({ t: 'msg', d: msg(at) })
    if (random() >= drop) give(connection, text, random() * delay)
    if (random() < twice) give(connection, text, random() * delay)
  }
  const enter = (connection: Connection, afterId: string | undefined) => {
    if (!gatewayIsUp) return connection.socket.onclose?.({ code: 1006 })
    onEnter()
    connection.state = 'open'
    connection.socket.onopen?.()
    const from = placeOf(afterId) + 1
    const isFar = afterId !== undefined && (server.length - from > 200 || from <= forgotten)
    if (isFar) give(connection, JSON.stringify({ t: 'notice', d: { code: 40_401, text: '消息不存在' } }))
    else if (afterId !== undefined) {
      for (let at = Math.max(0, from - overlap); at < server.length; at += 1) tell(connection, at)
    }
    for (const messageId of recalled) give(connection, JSON.stringify({ t: 'recall', d: { messageId } }), delay)
    give(connection, JSON.stringify({ t: 'online', d: { count: 3 } }), delay)
  }
  const open = (_: string, afterId: string | undefined): SocketLike => {
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: () => give(connection, '{"t":"pong"}', 30),
      close() {
        connection.state = 'closed'
        connection.leftAt = clock.now()
      },
    }
    const connection: Connection = { socket, state: 'closed', leftAt: undefined }
    connections.push(connection)
    clock.at(() => enter(connection, afterId), 40)
    return socket
  }
  const say = (clientId?: string): string => {
    const messageId = `m${server.length}`
    if (clientId !== undefined) clientIds.set(messageId, clientId)
    server.push(messageId)
    for (const connection of connections) if (connection.state === 'open') tell(connection, server.length - 1)
    return messageId
  }
  const control: { post: (own: Own) => Promise<string> } = { post: (own) => afterDelay(() => say(own.clientId)) }
  const talk = createTalk({
    ask: (place) => {
      asks.push(clock.now())
      // It is answered with the state at that time.
      return afterDelay(() => page(place))
    },
    post: (own) => control.post(own),
    isLinked: true,
    isOptional: false,
    ticket: async () => {
      tickets.push(clock.now())
      return afterDelay(() => 'T')
    },
    open,
    isUnknown: (error) => error instanceof BusinessError,
    isRejection: (error) => error instanceof BusinessError,
    isHidden: () => hidden,
    random,
    now: clock.now,
  })
  // What is rendered is always a contiguous slice of the server's talk, and never goes back.
  talk.subscribe(() => {
    const { messages } = talk.state()
    const [first] = messages
    const at = placeOf(first?.messageId)
    if (named) {
      if (messages.some(({ messageId }, n) => messageId !== server[at + n])) wrong.push('lost, twice or swapped')
    } else if (new Set(messages.map(({ messageId }) => messageId)).size !== messages.length) wrong.push('twice')
    const last = placeOf(messages.at(-1)?.messageId)
    if (last < newest) wrong.push('gone back')
    newest = Math.max(newest, last)
  })
  const here = () => connections.filter(({ state }) => state === 'open')
  return {
    talk,
    server,
    asks,
    tickets,
    connections,
    say,
    page,
    random,
    afterDelay,
    control,
    wrong: (): string[] => [...new Set(wrong)],
    open: () => void talk.open(),
    isOpen: () => here().length > 0,
    /** The connection closes with this code. */
    kill(code = 1006) {
      for (const connection of here()) {
        connection.state = 'closed'
        connection.socket.onclose?.({ code })
      }
    },
    /** The connection becomes silent, without a close. */
    deaden() {
      for (const connection of here()) connection.state = 'dead'
    },
    forget: (until: number) => void (forgotten = until),
    gateway: (up: boolean) => void (gatewayIsUp = up),
    hide(yes: boolean) {
      hidden = yes
      if (yes) talk.hide()
    },
    /** Recalls a message; `isHeard`: its frame arrives. */
    recall(messageId: string, isHeard: boolean) {
      recalled.add(messageId)
      const text = JSON.stringify({ t: 'recall', d: { messageId } })
      if (isHeard) for (const connection of here()) give(connection, text, random() * delay)
    },
    /** The recalled messages whose text is still shown. */
    stillSaid: (): string[] =>
      talk.state().messages.flatMap(({ messageId, text }) => (recalled.has(messageId) && text ? messageId : [])),
    frame: (text: string) => here().forEach((connection) => give(connection, text)),
    /** Whether the end of what is rendered is the end of the talk. */
    isExact(): boolean {
      const ids = talk.state().messages.map(({ messageId }) => messageId)
      return ids.length > 0 && ids.join() === server.slice(-ids.length).join()
    },
  }
}
