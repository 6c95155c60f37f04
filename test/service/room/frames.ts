import { is, number, object, optional, record, string, unknown } from 'valibot'

/** Frames of a room's socket: `{t, id, ts, d}`. product §0.7 */
const Frame = object({
  t: string(),
  id: optional(string()),
  ts: optional(number()),
  d: optional(record(string(), unknown())),
})

/** Frames of the gateway. A `notice` with a `code` answers a rejected frame; it carries its `id`. */
export type Said = 'msg' | 'like' | 'online' | 'notice' | 'lottery' | 'kick' | 'recall' | 'pong'

/** Why a connection was closed. */
export const closed = {
  malformed: 4400,
  unauthorized: 4401,
  noAccess: 4403,
  notFound: 4404,
  idle: 4408,
  slow: 4413,
  elsewhere: 4409,
  removed: 4410,
  flood: 4429,
  restart: 1012,
} as const

/** Longest frame, bytes; a longer one closes the connection with 1009. */
export const FRAME_LIMIT = 4096

/** A received frame, null when it is invalid. */
export function readFrame(data: unknown) {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : null
    return is(Frame, value) ? value : null
  } catch {
    return null
  }
}

/** Builds frames with consecutive numbers. */
export function createFrames(now: () => number) {
  let count = 0
  return (t: Said, d: object = {}): string => JSON.stringify({ t, id: `f${++count}`, ts: now(), d })
}

export type Frames = ReturnType<typeof createFrames>
