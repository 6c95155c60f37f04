import { useEffect, useRef } from 'react'
import type { Msg } from '#api/shapes/media.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useWindow } from '#data/timeline/use-window.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { minute } from '#lib/time/dates.ts'
import { briefOf, whoSays } from '#entities/talk/message.words.ts'

/** One of the messages around the target. */
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
  /** Scrolls to the target once it is rendered. */
  place: (element: HTMLElement | null) => void
}

/** A message among its neighbours, apart from the running talk. live §1 */
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

/** A message among others; `at` is the target. */
export function toAround(message: Msg, at: string): AroundMessage {
  const { messageId, sender, sentAt, replyTo } = message
  return {
    key: messageId,
    who: whoSays(sender),
    avatar: picture(sender.avatarUrl),
    time: minute(sentAt),
    text: briefOf(message),
    quote: replyTo?.brief ?? '',
    isSought: messageId === at,
  }
}
