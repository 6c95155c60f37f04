import { useMemo } from 'react'
import { explain } from '#data/explain.ts'
import type { Talk } from '#data/timeline/talk.ts'
import type { TalkState } from '#data/timeline/talk-state.ts'
import { useTalk } from '#data/timeline/use-talk.ts'
import { useDayBegin } from '#data/use-server-clock.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { byClock } from '#entities/talk/time-rows.ts'

interface TeachersTalk {
  talk: Talk
  state: TalkState['state']
  error: string
  bubbles: readonly BubbleView[]
}

/** The messages of a room's teachers only. LV-03 */
export function useTeachers(roomId: string, chatId: string): TeachersTalk {
  const { talk, state } = useTalk({ chatId, roomId, role: 'ANALYST' })
  const { messages, own, error } = state
  const today = useDayBegin()
  return {
    talk,
    state: state.state,
    error: explain(error),
    bubbles: useMemo(() => toBubbles(messages, own, talk.numberOf, byClock(today)), [messages, own, talk, today]),
  }
}
