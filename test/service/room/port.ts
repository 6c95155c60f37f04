import type { Disturbance } from './wire.ts'

/** What calls report to the rooms, and ask of them. */
export interface RoomPort {
  said(chatId: string): void
  liked(roomId: string): void
  /** Connections in a room. */
  online(roomId: string): number
  /** A customer reads a chat. */
  seen(chatId: string, userId: string): void
  /** The current number of readers of a chat. */
  present(chatId: string): number
  /** A moderator bans an account from a chat, or from the room that it belongs to. */
  kick(chatId: string, userId: string): void
  /** Until when an account is banned from a chat or its room, epoch ms; undefined: it is not. */
  removedUntil(chatId: string, userId: string): number | undefined
  /** A message was recalled. */
  recalled(chatId: string, messageId: string, by: string): void
  /** A test shortens the idle timeout, ms. */
  hasten(idleMs: number): void
  /** A moderator mutes or unmutes an account in a chat. */
  mute(chatId: string, userId: string, muted: boolean): void
  /** A test disturbs the frames of all connections. */
  disturb(next: Disturbance): void
  /** The gateway restarts: it announces it, and accepts no connection for this long, ms. */
  restart(awayMs: number): void
}

/** Before the gateway exists: every room is empty. */
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
