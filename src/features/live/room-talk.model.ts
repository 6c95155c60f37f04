import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { Talk, TalkState } from '#data/timeline/talk.ts'
import { useTalk } from '#data/timeline/use-talk.ts'
import { explain } from '#data/explain.ts'
import { type Composer, quotedOf, useComposer } from '#entities/talk/composer.model.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { useTrack } from '#tracking/context.tsx'

export interface RoomTalk {
  talk: Talk
  state: TalkState['state']
  error: string
  bubbles: readonly BubbleView[]
  composer: Composer
  /** Why the connection was ended for good; '' while it was not. */
  stopped: string
  /** Offers to go on here: the account had opened the room elsewhere. */
  isElsewhere: boolean
  /** The newest word of the house. */
  notice: string
  /** undefined: nothing can be said here. */
  onQuote: ((bubble: BubbleView) => void) | undefined
  onAgain: (key: string) => void
}

export interface TalkOfRoom {
  roomId: string
  chatId: string
  /** The room pauses, goes on or ends. */
  onStatus: () => void
  /** Its lottery changed; how often by now. */
  onDraw: (times: number) => void
}

/** The longest message, characters. product LV-03 */
const MOST = 200
/** The account opened the room in another tab or on another phone. */
const ELSEWHERE = 4409
const WORDS: Readonly<Record<number, string>> = {
  4403: '您暂无权限参与本场互动',
  4404: '互动暂未开放',
  4409: '您已在其他页面进入本直播间',
  4410: '您已被移出直播间',
}

/** 互动: the talk of a room. product LV-03 */
export function useRoomTalk({ roomId, chatId, onStatus, onDraw }: TalkOfRoom): RoomTalk {
  const { talk, state } = useTalk({ chatId, roomId })
  const { status, lotteries } = state
  const changed = useEffectEvent(onStatus)
  const drawn = useEffectEvent(onDraw)
  useEffect(() => void (status !== '' && changed()), [status])
  useEffect(() => void (lotteries > 0 && drawn(lotteries)), [lotteries])
  const track = useTrack()
  const composer = useComposer({ chatId, talk, most: MOST, sent: () => void track('live', 'chat_send') })
  const { fail } = composer
  const { messages, own, stopped } = state
  return {
    talk,
    state: state.state,
    error: explain(state.error),
    bubbles: useMemo(() => toBubbles(messages, own, talk.numberOf), [messages, own, talk]),
    composer,
    stopped: stopped ? stopped.text || (WORDS[stopped.code] ?? '') : '',
    isElsewhere: stopped?.code === ELSEWHERE,
    notice: state.notice,
    onQuote: composer.muted ? undefined : (bubble) => composer.quote(quotedOf(bubble)),
    onAgain: useCallback((key) => void talk.again(key).catch((cause: unknown) => fail(explain(cause))), [talk, fail]),
  }
}
