import { chatMessageList } from '#api/domains/live/chat.ts'
import { roomInfo } from '#api/domains/live/live.ts'
import type { Msg } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useFeed } from '#data/list/use-feed.ts'
import type { Shown } from '#data/list/use-shown.ts'
import { useCall } from '#data/use-call.ts'
import type { ListedTalk } from '#entities/talk/talk-list.model.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { byOffset } from '#entities/talk/time-rows.ts'
import { briefOf } from '#entities/talk/message.words.ts'
import { useTakesQuestions } from '#features/live/room/room-questions.model.ts'
import { askHref } from '#lib/path/chat-href.ts'
import { duration } from '#lib/time/dates.ts'

/** The largest page of the service. */
const LONGEST = 50
/** The most messages shown: 500. live §1 */
const WHOLE: Shown = [10, () => undefined]

/** The talk of a recording does not go on. */
export const recorded: ListedTalk = {
  state: () => ({ isBehind: false, older: false }),
  atEnd: () => undefined,
  older: async () => undefined,
  newer: async () => undefined,
  jump: async () => false,
}

/** The messages sent up to this second of the recording, each with its second. LV-04 */
export function useReplayTalk(roomId: string, sec: number): Loaded<BubbleView[]> {
  const { room, startAt, messages } = useTalkOf(roomId)
  return room.state === 'failed' ? room : mapLoaded(messages, (all) => toReplayed(all, startAt, sec))
}

/** A message of the talk. */
export interface ThenSaid {
  key: string
  at: string
  name: string
  certNo: string
  text: string
}

/** The last messages between two seconds of a recording. LV-04 */
export function useThenSaid(roomId: string, from: number, sec: number): readonly ThenSaid[] {
  const { startAt, messages } = useTalkOf(roomId)
  return (dataOf(messages) ?? [])
    .map((message) => ({ ...message, second: (message.sentAt - startAt) / 1000 }))
    .filter(({ second, kind }) => second >= from && second <= sec && kind !== 'RECALLED')
    .slice(-MOST)
    .map(({ messageId, second, sender, ...said }) => ({
      key: messageId,
      at: duration(second),
      name: sender.name,
      certNo: sender.certNo ?? '',
      text: briefOf(said),
    }))
}

/** How many messages are shown under a chapter. */
const MOST = 5

/** Where a question about a recording is asked; undefined while unknown, or if its chat takes none. LV-04 */
export function useAskHref(roomId: string): string | undefined {
  const chatId = dataOf(useCall(roomInfo, { roomId }, { cache: true }))?.chatId
  const asks = dataOf(useTakesQuestions(chatId)) ?? false
  return chatId !== undefined && asks ? askHref(chatId, roomId) : undefined
}

function useTalkOf(roomId: string) {
  const room = useCall(roomInfo, { roomId }, { cache: true })
  const { chatId, startAt = 0 } = dataOf(room) ?? {}
  return { room, startAt, messages: useAllMessages(chatId) }
}

/** The messages of an ended talk, oldest first. */
function useAllMessages(chatId: string | undefined): Loaded<Msg[]> {
  const input = chatId === undefined ? null : { chatId, limit: LONGEST }
  const feed = useFeed(chatMessageList, input, { idOf: ({ messageId }) => messageId, shown: WHOLE })
  if (feed.busy) return { state: 'loading' }
  if (feed.failed) return { state: 'failed', ...feed.failed }
  return mapLoaded(feed, (messages) => [...messages].reverse())
}

function toReplayed(messages: readonly Msg[], startAt: number, sec: number): BubbleView[] {
  const until = messages.filter(({ sentAt }) => sentAt - startAt <= sec * 1000)
  return toBubbles(until, [], () => undefined, byOffset(startAt))
}
