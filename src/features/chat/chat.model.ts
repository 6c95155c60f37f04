import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import {
  chatDegree,
  chatNotice,
  chatNoticeSubInfo,
  chatNoticeSubSet,
  chatQaAnalystList,
  chatRoom,
  chatRoomList,
} from '#api/domains/live/chat.ts'
import type { PlaceAccess } from '#api/shapes/media.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { isClosed } from '#data/refusal.ts'
import { useKeepTalk } from '#data/timeline/use-keep-talk.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useFresh } from '#data/use-fresh.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { toRemoved, toLocked, type Locked } from '#entities/access/access.ts'
import { certLine } from '#entities/analyst/cert-line.ts'
import { count } from '#lib/number/count.ts'
import { CHATS, chatHref } from '#lib/path/chat-href.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'

export interface ChatPage {
  chatId: string
  name: string
  loaded: Loaded<{
    locked: Locked | undefined
    rules: string
    muted: boolean
    analysts: string
    asks: boolean
    until: number | undefined
    most: number
  }>
  /** The message that a link names; '' for the end of the talk. */
  at: string
  toEnd: () => void
  /** How many are present, the activity and who is answering now; '' while unknown. */
  presence: string
  /** How many are present, from the connection. */
  onOnline: (count: number | undefined) => void
  /** The talk has ended for good: requests the reason. */
  onEnded: () => void
  notice: string
  /** How many were unread when the chat was opened; undefined until known. */
  unread: number | undefined
  /** They were seen. */
  onRead: () => void
  reminder: { on: boolean; busy: boolean; toggle: () => void } | undefined
}

/** The longest message if the service gives no limit, characters. */
const MOST = 500
const NONE: readonly never[] = []
const errorOf = (room: Loaded<unknown>) => (room.state === 'failed' ? room.error : undefined)

/** 聊天室: participants, notice, and reminders. CH-02 */
export function useChat(): ChatPage {
  const { chatId = '' } = useParams<{ chatId?: string }>()
  useTrackOpened('chat', 'enter', chatId)
  const [search, setSearch] = useSearchParams()
  const room = useCall(
    chatRoom,
    { chatId },
    { offline: { title: (data) => data.name, until: ({ access }) => access.expireAt } },
  )
  const known = dataOf(room)
  const name = known?.name ?? '聊天室'
  usePage({ title: name })
  const { unread, onRead } = useUnread(chatId)
  const open = known?.access.allowed === true ? { chatId } : null
  useKeepTalk({ chatId }, NONE, known?.access.allowed === false || isClosed(errorOf(room)) ? 'closed' : undefined)
  const presence = usePresence(open)
  const notice = dataOf(useCall(chatNotice, open))
  return {
    chatId,
    name,
    at: search.get('at') ?? '',
    toEnd: () => setSearch({}, { replace: true }),
    loaded: mapLoaded(room, ({ access, rules, muted, analysts, qaEnabled, limit = MOST }) => ({
      locked: access.allowed ? undefined : lockedChat(access, chatHref(chatId)),
      rules,
      muted,
      until: access.expireAt,
      asks: qaEnabled,
      most: limit,
      analysts: analysts.map((each) => `${each.name}（${certLine(each.certNo)}）`).join('、'),
    })),
    ...presence,
    onEnded: () => refresh(room),
    notice: notice?.text ?? '',
    unread,
    onRead,
    reminder: useReminder(chatId, open !== null),
  }
}

const lockedChat = (access: PlaceAccess, path: string): Locked =>
  access.reason === 'REMOVED' ? toRemoved(access, { label: '去其他圈子', href: CHATS }) : toLocked(access, path)

/** CH-02 */
function usePresence(open: { chatId: string } | null): Pick<ChatPage, 'presence' | 'onOnline'> {
  const degree = dataOf(useCall(chatDegree, open))
  const people = dataOf(useFresh(chatQaAnalystList, open)) ?? []
  const [here, onOnline] = useState<number>()
  const online = here ?? degree?.online
  const duty = people.filter(({ onDuty }) => onDuty).map(({ name }) => name)
  return {
    onOnline,
    presence: [
      online === undefined ? '' : `${count(online)}人在线`,
      degree ? `热度 ${Math.round(degree.heat)}` : '',
      duty.length > 0 ? `当值 ${duty.join('、')}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

/** The longest wait for the unread count, ms: the talk opens without it. */
const UNREAD = 3_000

/** Requested before the first list, which marks all as read. live §1 */
function useUnread(chatId: string): Pick<ChatPage, 'unread' | 'onRead'> {
  const send = useSend()
  const [unread, setUnread] = useState<number>()
  useEffect(() => {
    let isOver = false
    const know = (count: number) => {
      if (!isOver) setUnread((before) => before ?? count)
    }
    const timer = setTimeout(() => know(0), UNREAD)
    send(chatRoomList, { chatIds: [chatId] }).then(
      (cards) => know(cards.find((card) => card.chatId === chatId)?.unread ?? 0),
      () => know(0),
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [send, chatId])
  return { unread, onRead: () => setUnread(0) }
}

function useReminder(chatId: string, isOpen: boolean): ChatPage['reminder'] {
  const send = useSend()
  const toast = useToast()
  const info = dataOf(useCall(chatNoticeSubInfo, isOpen ? { chatId } : null))
  const { submit, busy } = useSubmit({
    fields: info?.on !== true,
    run: (on) => send(chatNoticeSubSet, { chatId, on }),
    stale: [chatNoticeSubInfo],
    done: (_, on) => toast(on ? '有新消息时将提醒您' : '已关闭消息提醒'),
    failed(cause) {
      toast(explain(cause))
      return ''
    },
  })
  return info && { on: info.on, busy, toggle: submit }
}
