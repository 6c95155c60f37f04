import { useEffect, useRef } from 'react'
import { chatMessageList } from '#api/domains/live/chat.ts'
import type { Msg } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { stamp } from '#lib/time/dates.ts'
import { briefOf, whoSays } from '#entities/talk/message.words.ts'

/** How many messages stand before the one that is looked for, and from it on. */
const [BEFORE, AFTER] = [10, 40]

/** One of the messages around the one that is looked for. */
export interface AroundMessage {
  key: string
  who: string
  avatar: string
  time: string
  text: string
  quote: string
  isSought: boolean
}

export interface Context {
  messages: Loaded<AroundMessage[]>
  /** Shows the place once it is drawn. */
  place: (element: HTMLElement | null) => void
}

/** A message among those around it, apart from the talk that goes on. live §1 */
export function useContext(chatId: string, at: string): Context {
  const before = useCall(chatMessageList, { chatId, beforeId: at, limit: BEFORE })
  const first = dataOf(before)?.list[0]
  // What follows the one before it begins with itself; of the first message of a chat nothing is before.
  const afterId = first?.messageId ?? at
  const after = useCall(chatMessageList, before.state === 'ready' ? { chatId, afterId, limit: AFTER } : null)
  const second = dataOf(after)?.list.at(-1)
  // No page after another message has the first one: it stands before the second.
  const isFirst = before.state === 'ready' && !first && after.state === 'ready'
  const begin = useCall(chatMessageList, isFirst ? { chatId, beforeId: second?.messageId, limit: 1 } : null)
  const older = isFirst ? begin : before
  const both = mapLoaded(after, ({ list }) => [...list, ...(dataOf(older)?.list ?? [])].reverse())
  const shown = useRef(false)
  useEffect(() => void (shown.current = false), [at])
  return {
    messages: older.state === 'ready' ? mapLoaded(both, (list) => list.map((each) => toAround(each, at))) : older,
    place(element) {
      if (!element || shown.current) return
      shown.current = true
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    },
  }
}

/** A message as it stands among others; `at` is the one that is looked for. */
export function toAround(message: Msg, at: string): AroundMessage {
  const { messageId, sender, sentAt, replyTo } = message
  return {
    key: messageId,
    who: whoSays(sender),
    avatar: picture(sender.avatarUrl),
    time: stamp(sentAt),
    text: briefOf(message),
    quote: replyTo?.brief ?? '',
    isSought: messageId === at,
  }
}
