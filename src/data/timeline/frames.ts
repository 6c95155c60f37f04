import { boolean, type InferOutput, is, object, optional, safeParse, string, unknown } from 'valibot'
import { Msg } from '#api/shapes/media.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** A message as the gateway sends it, with the id of the one before it. */
const TalkMsg = object({ ...Msg.entries, prevId: optional(string()) })
export type TalkMsg = InferOutput<typeof TalkMsg>

/** A frame of the gateway. `online` also ends the catching up after a connection. product §0.7 */
export type Frame =
  | { t: 'msg'; message: TalkMsg }
  | { t: 'online'; count: number }
  | { t: 'like'; count: number }
  /**
   * `status`: the new state of the room, '' if the notice is about something else. `muted`: whether the customer is
   * muted now.
   */
  | { t: 'notice'; text: string; code: number; status: string; muted?: boolean | undefined }
  /** `until`: when a ban ends, epoch ms. */
  | { t: 'kick'; text: string; until?: number | undefined }
  | { t: 'recall'; messageId: string }
  | { t: 'lottery' }

const Envelope = object({ t: string(), d: optional(unknown()) })
const Online = object({ count: Count })
const Recall = object({ messageId: string() })
const Likes = object({ likeCount: Count })
const Notice = object({
  text: optional(string(), ''),
  code: optional(Count, 0),
  status: optional(string(), ''),
  muted: optional(boolean()),
  until: optional(Time),
})

/** Parses a frame; null for anything else. */
export function readFrame(text: string): Frame | null {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return null
  }
  if (!is(Envelope, frame)) return null
  const { t, d } = frame
  switch (t) {
    case 'msg': {
      const message = safeParse(TalkMsg, d)
      return message.success ? { t, message: message.output } : null
    }
    case 'online':
      return is(Online, d) ? { t, count: d.count } : null
    case 'like':
      return is(Likes, d) ? { t, count: d.likeCount } : null
    case 'notice':
    case 'kick': {
      const notice = safeParse(Notice, d)
      return notice.success ? { t, ...notice.output } : null
    }
    case 'recall':
      return is(Recall, d) ? { t, messageId: d.messageId } : null
    case 'lottery':
      return { t }
    default:
      return null
  }
}
