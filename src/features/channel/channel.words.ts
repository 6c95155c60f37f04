import type { Quote } from '#api/shapes.ts'
import type { TalkMsg } from '#data/timeline/frames.ts'
import { type BubbleView, bubbleOf } from '#entities/talk/talk.words.ts'
import { streamMessageHref } from '#lib/path/stream-href.ts'
import { day, minute } from '#lib/time/dates.ts'
import { dayLabel } from '#lib/time/day-label.ts'

/** A message of a channel in the list. */
export interface MessageRow {
  key: string
  bubble: BubbleView
  /** HH:mm of the exchange. */
  time: string
  /** The stocks named in its text, with quotes and without ratings. */
  stocks: readonly { symbol: string; name: string }[]
  /** It is older than today, so that its statement may no longer apply. */
  isOld: boolean
  href: string
  /** The heading above the first message of a day; else ''. */
  head: string
  /** The messages above it are unread. */
  isSeam: boolean
}

interface Around {
  channelId: string
  stocks: readonly Quote[]
  /** The newest read message; undefined: none is marked. */
  lastRead: string | undefined
  /** The service's clock, epoch ms. */
  now: number | undefined
}

/** The view of each message, built once: a busy channel is rendered four times a second. */
const drawn = new WeakMap<object, BubbleView>()

function viewOf(message: TalkMsg): BubbleView {
  const view = drawn.get(message) ?? bubbleOf(message)
  drawn.set(message, view)
  return view
}

/** The rows of a channel, newest first, with one heading per day. */
export function toMessageRows(
  messages: readonly TalkMsg[],
  { channelId, stocks, lastRead, now }: Around,
): MessageRow[] {
  const days = messages.map(({ sentAt }) => day(sentAt))
  return messages.map((message, at) => {
    const { messageId, text = '', sentAt } = message
    const bubble = viewOf(message)
    return {
      key: messageId,
      bubble,
      time: minute(sentAt).slice(11),
      stocks: bubble.isRecalled ? [] : stocks.filter(({ name }) => text.includes(name)),
      isOld: now !== undefined && days[at] !== day(now),
      href: streamMessageHref(channelId, messageId),
      head: days[at] === days[at - 1] ? '' : dayLabel(sentAt, now),
      isSeam: at > 0 && messageId === lastRead,
    }
  })
}
