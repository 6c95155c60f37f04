import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { Talk } from '#data/timeline/talk.ts'
import type { TalkState } from '#data/timeline/talk-state.ts'
import { useTalk } from '#data/timeline/use-talk.ts'
import { useDayBegin } from '#data/use-server-clock.ts'
import { explain } from '#data/explain.ts'
import { type Composer, quotedOf, useComposer } from '#entities/talk/composer/composer.model.ts'
import { type StoppedView, toStopped } from '#entities/talk/stopped.words.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { byClock } from '#entities/talk/time-rows.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { useTrack } from '#tracking/context.tsx'

export interface RoomTalk {
  talk: Talk
  state: TalkState['state']
  error: string
  bubbles: readonly BubbleView[]
  composer: Composer
  stopped: StoppedView
  restart: () => void
  /** The latest announcement of the host. */
  notice: string
  /** undefined: the customer cannot write here. */
  onQuote: ((bubble: BubbleView) => void) | undefined
}

/** What the connection of a room reports besides its talk. */
export type RoomNews = Pick<TalkState, 'status' | 'lotteries' | 'online' | 'likes'> & {
  /** The code of its end; undefined while it goes on. */
  ended: number | undefined
}

export interface TalkOfRoom {
  roomId: string
  chatId: string
  /** It has ended: the talk can be read. */
  isOver: boolean
  onNews: (news: RoomNews) => void
  /** The customer tries again after its end. */
  onRestart: () => void
}

/** The longest message, characters. LV-03 */
const MOST = 200

/** 互动: the talk of a room. LV-03 */
export function useRoomTalk({ roomId, chatId, isOver, onNews, onRestart }: TalkOfRoom): RoomTalk {
  const { talk, state } = useTalk({ chatId, roomId })
  const { status, lotteries, online, likes, messages, own, muted } = state
  const hear = useEffectEvent(onNews)
  const ended = state.stopped?.code
  useEffect(() => hear({ status, lotteries, online, likes, ended }), [status, lotteries, online, likes, ended])
  const track = useTrack()
  const today = useDayBegin()
  const sent = useCallback(() => void track('live', 'chat_send'), [track])
  const composer = useComposer({ chatId, talk, most: MOST, muted, sent })
  return {
    talk,
    state: state.state,
    error: explain(state.error),
    bubbles: useMemo(() => toBubbles(messages, own, talk.numberOf, byClock(today)), [messages, own, talk, today]),
    composer,
    stopped: isOver ? OVER : toStopped(state.stopped, PLACE),
    restart() {
      talk.restart()
      onRestart()
    },
    notice: state.notice,
    onQuote: isOver || composer.muted ? undefined : (bubble) => composer.quote(quotedOf(bubble)),
  }
}

const OVER: StoppedView = { text: '直播已结束，互动已关闭', way: undefined }
const PLACE = { name: '直播间', others: { label: '去直播频道', href: LIVE } }
