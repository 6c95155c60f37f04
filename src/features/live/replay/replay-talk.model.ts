import { useState } from 'react'
import { chatMessageList } from '#api/domains/live/chat.ts'
import { roomInfo } from '#api/domains/live/live.ts'
import type { Msg } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { ListedTalk } from '#entities/talk/talk-list.model.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { duration } from '#lib/time/dates.ts'

/** As long as a page of the service may be, and as much of an evening as is kept. live §1 */
const [PAGE, MOST] = [50, 500]

/** The talk of a recording does not go on. */
export const recorded: ListedTalk = {
  state: () => ({ isBehind: false, older: false }),
  atEnd: () => undefined,
  older: async () => undefined,
  jump: async () => {
    throw new Error('not said yet')
  },
}

/** What had been said when the recording was at this second, each with its second. product LV-04 */
export function useReplayTalk(roomId: string, sec: number): Loaded<BubbleView[]> {
  const room = useCall(roomInfo, { roomId }, { cache: true })
  const { chatId, startAt = 0 } = dataOf(room) ?? {}
  const said = useAllSaid(chatId)
  return room.state === 'failed' ? room : mapLoaded(said, (messages) => toReplayed(messages, startAt, sec))
}

/** The messages of a talk that is over, oldest first. */
function useAllSaid(chatId: string | undefined): Loaded<Msg[]> {
  const [newer, keep] = useState<readonly Msg[]>([])
  const beforeId = newer.at(-1)?.messageId
  const from = beforeId === undefined ? {} : { beforeId }
  const page = useCall(chatMessageList, chatId === undefined ? null : { chatId, limit: PAGE, ...from })
  const data = dataOf(page)
  const goesOn = data !== undefined && data.hasMore && data.list.length > 0 && newer.length + PAGE < MOST
  if (goesOn) keep([...newer, ...data.list])
  return goesOn ? { state: 'loading' } : mapLoaded(page, ({ list }) => [...newer, ...list].reverse())
}

function toReplayed(messages: readonly Msg[], startAt: number, sec: number): BubbleView[] {
  const until = messages.filter(({ sentAt }) => sentAt - startAt <= sec * 1000)
  return toBubbles(until, [], () => undefined).map((bubble, at) => {
    const offset = ((until[at]?.sentAt ?? startAt) - startAt) / 1000
    return { ...bubble, day: '', time: duration(Math.max(0, offset)) }
  })
}
