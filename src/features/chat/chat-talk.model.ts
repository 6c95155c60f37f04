import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { useDayBegin } from '#data/use-server-clock.ts'
import { explain } from '#data/explain.ts'
import { isClosed } from '#data/refusal.ts'
import type { Words } from '#data/timeline/own.ts'
import type { Talk } from '#data/timeline/talk.ts'
import type { TalkState } from '#data/timeline/talk-state.ts'
import { useCopiesRecalled } from '#data/timeline/use-copies-recalled.ts'
import { KEPT, useKeepTalk } from '#data/timeline/use-keep-talk.ts'
import { useTalk } from '#data/timeline/use-talk.ts'
import { type Composer, quotedOf, useComposer } from '#entities/talk/composer/composer.model.ts'
import { type StoppedView, toStopped } from '#entities/talk/stopped.words.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { byClock } from '#entities/talk/time-rows.ts'
import { CHATS, chatHref } from '#lib/path/chat-href.ts'
import { useTrack } from '#tracking/context.tsx'

export interface ChatTalk {
  talk: Talk
  state: TalkState['state']
  error: string
  bubbles: readonly BubbleView[]
  composer: Composer
  stopped: StoppedView
  onQuote: ((bubble: BubbleView) => void) | undefined
}

interface TalkOfChat {
  chatId: string
  title: string
  /** When the access ends, epoch ms. */
  until: number | undefined
  role: string | undefined
  muted: boolean
  /** The longest message, characters. */
  most: number
  /** How many are present, from the connection. */
  onOnline: (count: number | undefined) => void
  /** The connection has ended for good: the access to the chat may have changed. */
  onEnded: () => void
}

const PLACE = { name: '聊天室', others: { label: '去其他圈子', href: CHATS } }

/** The talk of a chat; with a `role` only messages of that role. */
export function useChatTalk({ chatId, title, until, role, muted, most, onOnline, onEnded }: TalkOfChat): ChatTalk {
  const { talk, state } = useTalk({ chatId, role })
  const track = useTrack()
  const today = useDayBegin()
  const composer = useComposer({
    chatId,
    talk,
    most,
    muted: state.muted ?? (muted || undefined),
    pictures: true,
    sent: useCallback((kind: Words['kind']) => void track('chat', 'send', kind), [track]),
  })
  const { messages, own, error, online } = state
  const page = { title, route: chatHref(chatId), until }
  const isWhole = role === undefined && state.state === 'ready' && !state.isBehind
  const lacks = isWhole && state.older && messages.length < KEPT
  useEffect(() => {
    if (lacks) void talk.older().catch(() => undefined)
  }, [talk, lacks])
  useKeepTalk({ chatId }, messages, isClosed(error) ? 'closed' : isWhole ? page : undefined)
  useCopiesRecalled(messages)
  const canSpeak = role === undefined && !composer.muted
  const hear = useEffectEvent(onOnline)
  useEffect(() => hear(online), [online])
  const end = useEffectEvent(onEnded)
  const isEnded = state.stopped !== undefined
  useEffect(() => void (isEnded && end()), [isEnded])
  return {
    talk,
    state: state.state,
    error: explain(error),
    bubbles: useMemo(() => toBubbles(messages, own, talk.numberOf, byClock(today)), [messages, own, talk, today]),
    composer,
    stopped: toStopped(state.stopped, PLACE),
    onQuote: canSpeak ? (bubble) => composer.quote(quotedOf(bubble)) : undefined,
  }
}
