import { object, string } from 'valibot'
import { Time } from '#api/shapes/number.ts'
import type { OwnList } from '#data/offline/own-list.ts'
import { DAY, type Message } from './message.ts'

const Read = object({ id: string(), at: Time })

/** Which messages were read on this device; under `ALL` until when all of them were. */
export const readMessages: OwnList<typeof Read> = { name: 'messages-read', item: Read, idOf: ({ id }) => id, most: 400 }

export const ALL = '*'
/** On a device without stored data, older ones count as read. */
const FRESH = 7 * DAY

/** Whether a message is unread. @param now the server's time, epoch ms; undefined: not known yet */
export function unreadBy(read: readonly { id: string; at: number }[], now: number | undefined) {
  const ids = new Set(read.map(({ id }) => id))
  const since = read.find(({ id }) => id === ALL)?.at ?? (now === undefined ? Infinity : now - FRESH)
  return ({ id, kind, at, isRead }: Message): boolean => kind !== 'offer' && !isRead && at > since && !ids.has(id)
}
