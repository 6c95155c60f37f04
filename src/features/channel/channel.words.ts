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
  /** The stocks its words name: facts, no ratings. */
  stocks: readonly { symbol: string; name: string }[]
  /** It is not of today: what it says may hold no more. */
  isOld: boolean
  href: string
  /** Before the first of a day. */
  head: string
  /** What is above it came since the customer last looked. */
  isSeam: boolean
}

interface Around {
  channelId: string
  stocks: readonly Quote[]
  /** The last message that was read; undefined: none is marked. */
  lastRead: string | undefined
  /** The service's clock, epoch ms. */
  now: number | undefined
}

/** Each message as it is drawn, once: a busy channel is gone through four times a second. */
const drawn = new WeakMap<object, BubbleView>()

function viewOf(message: TalkMsg): BubbleView {
  const view = drawn.get(message) ?? bubbleOf(message)
  drawn.set(message, view)
  return view
}

/** The rows of a channel, newest first, under one heading a day. */
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
