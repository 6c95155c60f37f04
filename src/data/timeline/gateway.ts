import { number, object, string } from 'valibot'
import { postJson } from '#api/call.ts'
import { here } from '#session/environment/here.ts'
import type { SocketLike } from './link.ts'

/**
 * A ticket for one connection, good for half a minute: what stands in an address is worth nothing a moment later. Beside
 * the contract, as the gateway is (`VITE_ROOM_BASE`); it changes nothing that is shown. product 0.7
 */
export const roomTicket = {
  ...postJson('/room/ticket', { input: object({}), output: object({ ticket: string(), expireSec: number() }) }),
  effects: false,
}

/** What a connection tells of: a live room with its talk, a chat, or a channel of the house. live §6 */
export type Topic = { roomId: string } | { chatId: string } | { channelId: string }

/** The address of a connection; `afterId`: what came after this message is told first. */
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
