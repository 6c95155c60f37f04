import type { Disturbance } from './wire.ts'

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
  /** A moderator removes an account from a chat, or from the room that it belongs to. */
  kick(chatId: string, userId: string): void
  /** Until when an account may not enter a chat or its room, epoch ms; undefined: it may. */
  removedUntil(chatId: string, userId: string): number | undefined
  /** A message was recalled. */
  recalled(chatId: string, messageId: string, by: string): void
  /** A test lets idle connections end sooner, ms. */
  hasten(idleMs: number): void
  /** A moderator takes the word from an account in a chat, or gives it back. */
  mute(chatId: string, userId: string, muted: boolean): void
  /** A test disturbs the frames of all connections. */
  disturb(next: Disturbance): void
  /** The gateway restarts: it says so, and takes nobody in for so long, ms. */
  restart(awayMs: number): void
}

/** Before the gateway stands: nobody is in any room. */
export const empty: RoomPort = {
  said: () => {},
  liked: () => {},
  online: () => 0,
  seen: () => {},
  present: () => 0,
  kick: () => {},
  removedUntil: () => undefined,
  recalled: () => {},
  hasten: () => {},
  mute: () => {},
  disturb: () => {},
  restart: () => {},
}
