import { useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { streamMessage } from '#api/domains/live/stream.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { briefOf, whoSays } from '#entities/talk/message.words.ts'
import { streamHref, streamMessageHref } from '#lib/path/stream-href.ts'
import { A_VIEW } from '#lib/text/card.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { usePage } from '#wechat/page.tsx'

export type Message = OutputOf<typeof streamMessage>

interface MessageModel {
  path: string
  channelHref: string
  message: Loaded<Message>
}

/** The most characters of the text on the share card. */
const TITLE = 30

/** One message of a channel. MD-09 */
export function useChannelMessage(): MessageModel {
  const { channelId = '', messageId = '' } = useParams<{ channelId?: string; messageId?: string }>()
  const path = streamMessageHref(channelId, messageId)
  const offline = { title: (each: Message) => truncate(briefOf(each), TITLE), route: path }
  const message = useCall(streamMessage, { messageId }, { offline })
  const known = dataOf(message)
  usePage({
    title: '频道消息',
    card: known && { title: truncate(briefOf(known), TITLE), desc: `${whoSays(known.sender)} · ${A_VIEW}` },
  })
  return { path, channelHref: streamHref(channelId), message }
}
