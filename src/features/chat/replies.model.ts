import { useState } from 'react'
import { chatRepliesToMe } from '#api/domains/live/chat.ts'
import type { Msg } from '#api/shapes/media.ts'
import { useData } from '#data/deps.tsx'
import { explain } from '#data/explain.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { messageHref, REPLIES } from '#lib/path/chat-href.ts'
import { when } from '#lib/time/dates.ts'
import { usePage } from '#wechat/page.tsx'
import { briefOf, whoSays } from '#entities/talk/message.words.ts'

/** An answer to something the customer said. */
export interface ReplyRow {
  key: string
  name: string
  avatar: string
  text: string
  /** What was answered. */
  quote: string
  time: string
  /** Its place in the talk. */
  href: string
}

/** As many as one answer has; fewer: there are no more. */
const PAGE = 20

function toReply(message: Msg, now: number): ReplyRow {
  const { messageId, chatId = '', sender, sentAt, replyTo } = message
  return {
    key: messageId,
    name: whoSays(sender),
    avatar: picture(sender.avatarUrl),
    text: briefOf(message),
    quote: replyTo?.brief ?? '',
    time: when(sentAt, now),
    href: messageHref(chatId, messageId),
  }
}

export interface Replies {
  rows: Loaded<ReplyRow[]>
  /** Asks for older ones; undefined where there are none. */
  more: (() => void) | undefined
  busy: boolean
  error: string
}

/** 回复我的, newest first. product CH-05 */
export function useReplies(): Replies {
  usePage({ title: '回复我的' })
  const { now } = useData()
  const send = useSend()
  const newest = useCall(chatRepliesToMe, {}, { offline: { title: '回复我的', route: REPLIES } })
  const [older, keep] = useState<Msg[]>([])
  const [last, setLast] = useState<number>()
  const [state, setState] = useState({ busy: false, error: '' })
  const all = newest.state === 'ready' ? [...newest.data, ...older] : []
  const length = last ?? (newest.state === 'ready' ? newest.data.length : 0)
  const load = async () => {
    setState({ busy: true, error: '' })
    try {
      const page = await send(chatRepliesToMe, { beforeId: all.at(-1)?.messageId })
      keep([...older, ...page])
      setLast(page.length)
      setState({ busy: false, error: '' })
    } catch (cause) {
      setState({ busy: false, error: explain(cause) })
    }
  }
  return {
    rows: mapLoaded(newest, () => all.map((message) => toReply(message, now()))),
    more: length >= PAGE ? () => void load() : undefined,
    ...state,
  }
}
