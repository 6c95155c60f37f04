import { chatRepliesToMe } from '#api/domains/live/chat.ts'
import type { Msg } from '#api/shapes/media.ts'
import { useToday } from '#data/use-server-clock.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { messageHref, REPLIES } from '#lib/path/chat-href.ts'
import { dated } from '#lib/time/dated.ts'
import { usePage } from '#wechat/page.tsx'
import { briefOf, whoSays } from '#entities/talk/message.words.ts'

/** An answer to a message of the customer. */
export interface ReplyRow {
  key: string
  name: string
  avatar: string
  text: string
  /** The message answered. */
  quote: string
  time: string
  /** Its place in the talk. */
  href: string
}

function toReply(message: Msg, now: number | undefined): ReplyRow {
  const { messageId, chatId = '', sender, sentAt, replyTo } = message
  return {
    key: messageId,
    name: whoSays(sender),
    avatar: picture(sender.avatarUrl),
    text: briefOf(message),
    quote: replyTo?.brief ?? '',
    time: dated(sentAt, now),
    href: messageHref(chatId, messageId),
  }
}

/** 回复我的, newest first. CH-05 */
export function useReplies(): Feed<ReplyRow> {
  usePage({ title: '回复我的' })
  const today = useToday()
  const offline = { title: '回复我的', route: REPLIES }
  const feed = useFeed(chatRepliesToMe, {}, { idOf: ({ messageId }) => messageId, offline })
  return mapFeed(feed, (message) => toReply(message, today))
}
