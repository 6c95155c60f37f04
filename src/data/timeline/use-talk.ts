import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { chatMessageList, chatSend } from '#api/domains/live/chat.ts'
import { streamMessages } from '#api/domains/live/stream.ts'
import { BusinessError, HttpError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import { useData, usePerson } from '#data/deps.tsx'
import { isRejection } from '#data/write/rejection.ts'
import { gatewayUrl, openGateway, roomTicket } from './gateway.ts'
import type { Own } from './own.ts'
import { createTalk, type Talk, type TalkDeps } from './talk.ts'
import type { TalkState } from './talk-state.ts'

/** A timer that is this late means that the device slept, ms. */
const SLEPT = 6_000
/** The size of a page. */
const PAGE = 50
/** How often a channel is polled while there is no connection, ms. MD-08 */
const CHANNEL = 15_000
/** The service does not know the message of the request: some report it by a code, others by the status alone. */
const UNKNOWN: ReadonlySet<number> = new Set([40003, 40401])
const isUnknown = (error: unknown): boolean =>
  (error instanceof BusinessError && UNKNOWN.has(error.code)) || (error instanceof HttpError && error.status === 400)

/** The body of a message. */
function sentAs(own: Own) {
  const { kind, clientId, replyToId } = own
  return own.kind === 'IMAGE'
    ? { kind, clientId, replyToId, fileKey: own.fileKey }
    : { kind, clientId, replyToId, text: own.text }
}

type TalkOf =
  | {
      chatId: string
      /** The live room whose talk it is. */
      roomId?: string
      /** Only the messages of these people, for which there is no connection. */
      role?: string | undefined
    }
  | {
      /** A channel, in which analysts alone speak. */
      channelId: string
      /** Only the messages of this analyst, or about this stock, for which there is no connection. */
      analyst?: string | undefined
      symbol?: string | undefined
    }

/** A talk, for as long as the same person has the screen open; nothing of it is saved. live §1 */
export function useTalk(of: TalkOf): { talk: Talk; state: TalkState } {
  const { send, now } = useData()
  // Its parts and its reader decide whether it is another talk.
  const key = JSON.stringify([of, usePerson()])
  const talk = useMemo(
    () =>
      createTalk({
        ...sourceOf((JSON.parse(key) as [TalkOf])[0], send), // as it was written above
        ticket: async () => (await send(roomTicket, {})).ticket,
        isUnknown,
        isRejection,
        isHidden: () => document.visibilityState === 'hidden',
        random: Math.random,
        now,
      }),
    [send, now, key],
  )
  useEffect(() => {
    void talk.open()
    const events = new AbortController()
    const { signal } = events
    // Visibility is read when it counts and never remembered, because some browsers do not report `visible`.
    const look = () => (document.visibilityState === 'hidden' ? talk.hide() : talk.wake())
    document.addEventListener('visibilitychange', look, { signal })
    document.addEventListener('resume', look, { signal })
    for (const name of ['pageshow', 'focus', 'online', 'pointerdown']) addEventListener(name, look, { signal })
    let at = Date.now()
    const tick = setInterval(() => {
      if (Date.now() - at > SLEPT) talk.wake()
      at = Date.now()
    }, 1_000)
    return () => {
      clearInterval(tick)
      events.abort()
      talk.close()
    }
  }, [talk])
  return { talk, state: useSyncExternalStore(talk.subscribe, talk.state) }
}

type Source = Pick<TalkDeps, 'ask' | 'post' | 'isLinked' | 'isOptional' | 'open' | 'every'>

/** The calls and the connection of a talk. */
function sourceOf(of: TalkOf, send: Send): Source {
  if ('channelId' in of) {
    const { channelId, analyst, symbol } = of
    return {
      ask: (place) => send(streamMessages, { channelId, analyst, symbol, limit: PAGE, ...place }),
      post: () => Promise.reject(new Error('nobody speaks in a channel')),
      isLinked: analyst === undefined && symbol === undefined,
      isOptional: true,
      open: (ticket, afterId) => openGateway(gatewayUrl({ channelId }, ticket, afterId)),
      every: CHANNEL,
    }
  }
  const { chatId, roomId, role } = of
  return {
    ask: (place) => send(chatMessageList, { chatId, role, limit: PAGE, ...place }),
    post: async (own) => (await send(chatSend, { chatId, ...sentAs(own) })).messageId,
    isLinked: role === undefined,
    isOptional: roomId === undefined,
    open: (ticket, afterId) => openGateway(gatewayUrl(roomId === undefined ? { chatId } : { roomId }, ticket, afterId)),
  }
}
