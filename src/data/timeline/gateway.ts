import { object, string } from 'valibot'
import { postJson } from '#api/call.ts'
import { here } from '#session/environment/here.ts'
import type { SocketLike } from './link.ts'
import { Count } from '#api/shapes/number.ts'

/**
 * A ticket for one connection, valid for half a minute, because an address that carries a secret must soon be
 * worthless. It is not part of the contract, like the gateway itself (`VITE_ROOM_BASE`), and makes no read stale.
 * product §0.7
 */
export const roomTicket = {
  ...postJson('/room/ticket', { input: object({}), output: object({ ticket: string(), expireSec: Count }) }),
  effects: false,
}

/** The topic of a connection: a live room with its talk, a chat, or a channel of the company. live §6 */
export type Topic = { roomId: string } | { chatId: string } | { channelId: string }

/** The address of a connection. The gateway begins with what came after the message `afterId`. */
export function gatewayUrl(topic: Topic, ticket: string, afterId: string | undefined): string {
  const url = new URL(`${here.bases.room}/room`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  url.search = new URLSearchParams({ ...topic, token: ticket, ...(afterId !== undefined && { afterId }) }).toString()
  return url.href
}

/** Opens it; frames are text. */
export function openGateway(url: string): SocketLike {
  return new WebSocket(url) as SocketLike // its handlers take wider events
}
