import { chatMessageList } from '#api/domains/live/chat.ts'
import { roomInfo } from '#api/domains/live/live.ts'
import type { Msg } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useFeed } from '#data/list/use-feed.ts'
import type { Shown } from '#data/list/use-shown.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { useCall } from '#data/use-call.ts'
import { notes } from '#entities/note/note.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import type { ListedTalk } from '#entities/talk/talk-list.model.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { byOffset, type TimeRows } from '#entities/talk/time-rows.ts'
import { briefOf } from '#entities/talk/message.words.ts'
import { useTakesQuestions } from '#features/live/room/room-questions.model.ts'
import { askHref } from '#lib/path/chat-href.ts'
import { duration } from '#lib/time/dates.ts'
import { type Chapter, chapterAt } from './replay.words.ts'

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
export function useReplayTalk(roomId: string, sec: number, chapters: readonly Chapter[]): Loaded<BubbleView[]> {
  const { room, startAt, messages } = useTalkOf(roomId)
  return room.state === 'failed' ? room : mapLoaded(messages, (all) => toReplayed(all, startAt, sec, chapters))
}

/** The talk of a chapter so far. */
export interface PartOfTalk {
  roomId: string
  videoId: string
  /** Its seconds. */
  from: number
  sec: number
  teachersOnly: boolean
}

/** A message of the talk, or a note of the customer, which has no face. */
export interface ThenSaid {
  key: string
  at: string
  name: string
  avatar: string | undefined
  certNo: string
  text: string
}

/** The last messages and notes between two seconds of a recording. LV-04 */
export function useThenSaid({ roomId, videoId, from, sec, teachersOnly }: PartOfTalk): readonly ThenSaid[] {
  const { startAt, messages } = useTalkOf(roomId)
  const { items } = useOwnList(notes)
  const said = (dataOf(messages) ?? [])
    .filter(({ kind, sender }) => kind !== 'RECALLED' && (!teachersOnly || sender.role === 'ANALYST'))
    .map(({ messageId, sentAt, sender, ...message }) => ({
      key: messageId,
      second: (sentAt - startAt) / 1000,
      name: sender.name,
      avatar: fileAt(sender.avatarUrl),
      certNo: sender.certNo ?? '',
      text: briefOf(message),
    }))
  const noted = items
    .filter(({ catalogId }) => catalogId === videoId && !teachersOnly)
    .map(({ id, text, sec: second = -1 }) => ({
      key: id,
      second,
      name: '我的笔记',
      avatar: undefined,
      certNo: '',
      text,
    }))
  return [...said, ...noted]
    .filter(({ second }) => second >= from && second <= sec)
    .sort((one, other) => one.second - other.second)
    .slice(-MOST)
    .map(({ second, ...each }) => ({ ...each, at: duration(second) }))
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

function toReplayed(
  messages: readonly Msg[],
  startAt: number,
  sec: number,
  chapters: readonly Chapter[],
): BubbleView[] {
  const until = messages.filter(({ sentAt }) => sentAt - startAt <= sec * 1000)
  return toBubbles(until, [], () => undefined, byChapter(startAt, chapters))
}

/** By the position in a recording; the first message of a chapter names it. */
const byChapter =
  (startAt: number, chapters: readonly Chapter[]): TimeRows =>
  () => {
    const timeOf = byOffset(startAt)()
    let named: Chapter | undefined
    return (sentAt) => {
      const time = timeOf(sentAt)
      const chapter = chapterAt(chapters, (sentAt - startAt) / 1000)
      if (chapter === undefined || chapter === named) return time
      named = chapter
      return `${chapter.at} ${chapter.title}`
    }
  }
