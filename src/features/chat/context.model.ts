import { useEffect, useRef } from 'react'
import type { Msg } from '#api/shapes/media.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useWindow } from '#data/timeline/use-window.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { stamp } from '#lib/time/dates.ts'
import { briefOf, whoSays } from '#entities/talk/message.words.ts'

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
  const around = useWindow(chatId, at)
  const shown = useRef(false)
  useEffect(() => void (shown.current = false), [at])
  return {
    messages: mapLoaded(around, (list) => list.map((each) => toAround(each, at))),
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
