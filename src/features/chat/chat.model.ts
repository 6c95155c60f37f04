import { useMemo, useState } from 'react'
import { useParams } from 'wouter'
import { chatDegree, chatNotice, chatNoticeSubInfo, chatNoticeSubSet, chatRoom } from '#api/domains/live/chat.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import type { Talk, TalkState } from '#data/timeline/talk.ts'
import { useTalk } from '#data/timeline/use-talk.ts'
import { useCall } from '#data/use-call.ts'
import { useChange } from '#data/write/use-change.ts'
import { toLocked, type Locked } from '#entities/access/access.ts'
import { type Composer, useComposer } from '#entities/talk/composer.model.ts'
import { type BubbleView, toBubbles } from '#entities/talk/talk.words.ts'
import { count } from '#lib/number/count.ts'
import { chatHref } from '#lib/path/chat-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'

export interface ChatPage {
  chatId: string
  name: string
  loaded: Loaded<{ locked: Locked | undefined; rules: string; muted: boolean; analysts: string; asks: boolean }>
  /** 「128人在线」; '' while that is unknown. */
  online: string
  notice: string
  reminder: { on: boolean; busy: boolean; toggle: () => void } | undefined
}

/** 聊天室: who is there, what it says at its top, and whether one is reminded. product CH-02 */
export function useChat(): ChatPage {
  const { chatId = '' } = useParams<{ chatId?: string }>()
  const room = useCall(chatRoom, { chatId })
  const known = dataOf(room)
  const name = known?.name ?? '聊天室'
  usePage({ title: name })
  const open = known?.access.allowed === true ? { chatId } : null
  const degree = dataOf(useCall(chatDegree, open))
  const notice = dataOf(useCall(chatNotice, open))
  return {
    chatId,
    name,
    loaded: mapLoaded(room, ({ access, rules, muted, analysts, qaEnabled }) => ({
      locked: access.allowed ? undefined : toLocked(access, chatHref(chatId)),
      rules,
      muted,
      asks: qaEnabled,
      analysts: analysts.map((each) => `${each.name}（登记编号 ${each.certNo}）`).join('、'),
    })),
    online: degree ? `${count(degree.online)}人在线` : '',
    notice: notice?.text ?? '',
    reminder: useReminder(chatId, open !== null),
  }
}

function useReminder(chatId: string, isOpen: boolean): ChatPage['reminder'] {
  const info = useCall(chatNoticeSubInfo, isOpen ? { chatId } : null)
  const { run } = useChange(chatNoticeSubSet)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  if (info.state !== 'ready') return undefined
  const { on } = info.data
  const toggle = async () => {
    setBusy(true)
    try {
      await run({ chatId, on: !on })
      await info.refresh()
      toast(on ? '已关闭消息提醒' : '有新消息时将提醒您')
    } catch (cause) {
      toast(explain(cause))
    }
    setBusy(false)
  }
  return { on, busy, toggle: () => void toggle() }
}

export interface ChatTalk {
  talk: Talk
  state: TalkState['state']
  error: string
  bubbles: readonly BubbleView[]
  composer: Composer
  onAgain: (key: string) => void
}

/** What is said in a chat; with a `role` only what those say. */
export function useChatTalk(chatId: string, role: string | undefined, muted: boolean): ChatTalk {
  const { talk, state } = useTalk({ chatId, role })
  const track = useTrack()
  const composer = useComposer(chatId, talk, () => void track('chat', 'send', 'TEXT'))
  const { messages, own, error } = state
  return {
    talk,
    state: state.state,
    error: explain(error),
    bubbles: useMemo(() => toBubbles(messages, own, talk.numberOf), [messages, own, talk]),
    composer: { ...composer, muted: composer.muted || muted },
    onAgain: (key) => void talk.again(key).catch((cause: unknown) => composer.fail(explain(cause))),
  }
}
