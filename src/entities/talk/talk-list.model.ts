import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TalkState } from '#data/timeline/talk.ts'
import type { BubbleView } from './talk.words.ts'

/** So near to the end one reads the newest, px; so near to the top older ones are asked for. */
const [AT_END, NEAR_TOP] = [80, 600]
/** So many bubbles are drawn at the end, and so many more at a time further up. live §2: few nodes, no jump */
const [DRAWN, MORE] = [60, 50]
/** As many as a page has: a message that was quoted and what follows. */
const WINDOW = 51
/** A screen reader is told of new messages at most so often, ms. */
const SAY = 5_000

/** What a list needs of a talk: one that goes on, or one that was recorded. */
export interface ListedTalk {
  state: () => Pick<TalkState, 'isBehind' | 'older'>
  atEnd: (is: boolean) => void
  older: () => Promise<unknown>
  jump: (messageId: string) => Promise<unknown>
}

export interface TalkList {
  box: RefObject<HTMLDivElement | null>
  shown: readonly BubbleView[]
  /** What leads to the newest, while one reads further up; '' at the end. */
  pill: string
  /** There are older ones than the first that is drawn. */
  hasOlder: boolean
  older: () => void
  /** The first that was unread when the talk was opened; '' where all was read. */
  firstUnread: string
  /** Shows a message that was quoted. */
  jump: (messageId: string) => void
  /** The message that was jumped to. */
  target: string
  toEnd: () => void
  onScroll: () => void
  /** For a screen reader: the newest word of a teacher, or how many came. */
  spoken: string
}

/**
 * The part of a talk that is drawn. Its box runs from the end upwards (`column-reverse`): what is put above moves nothing,
 * and while one reads further up nothing is put below.
 */
export function useTalkList(all: readonly BubbleView[], talk: ListedTalk, unread: number): TalkList {
  const box = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState('')
  // Fixed for the visit: what comes now was not unread before.
  const [firstUnread] = useState(() => (unread > 0 ? (all.at(-unread) ?? all[0])?.key : undefined) ?? '')
  const [held, setHeld] = useState<{ last: string; count: number }>()
  const place = held ? all.findIndex(({ key }) => key === held.last) : -1
  const end = place < 0 ? all.length : place + 1
  const count = held?.count ?? DRAWN
  const { isBehind, older } = talk.state()
  const fresh = all.length - end
  useEffect(() => talk.atEnd(held === undefined), [talk, held])
  const toEnd = () => {
    setHeld(undefined)
    setTarget('')
    box.current?.scrollTo({ top: 0 })
  }
  const more = (last: string) => {
    setHeld({ last, count: count + MORE })
    if (count >= end) void talk.older().catch(() => undefined)
  }
  useShown(box, target)
  return {
    box,
    shown: all.slice(Math.max(0, end - count), end),
    pill: isBehind ? '回到最新' : fresh > 0 ? `${fresh}条新消息` : '',
    hasOlder: older || end > count,
    older: () => more(held?.last ?? all.at(-1)?.key ?? ''),
    firstUnread,
    jump(messageId) {
      const at = all.findIndex((each) => each.messageId === messageId)
      const last = all.at(-1)?.key
      if (at < 0 || last === undefined) {
        // What follows it is drawn with it; the way back is the pill.
        setHeld({ last: '', count: WINDOW })
        void talk.jump(messageId).then(
          () => setTarget(messageId),
          () => setHeld(undefined),
        )
      } else {
        setHeld({ last: held?.last ?? last, count: Math.max(count, end - at) })
        setTarget(messageId)
      }
    },
    target,
    toEnd,
    onScroll() {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
      // From the end upwards the offset is negative.
      const up = Math.abs(scrollTop)
      if (up <= AT_END) return held && !isBehind && setHeld(undefined)
      const last = held?.last ?? all.at(-1)?.key
      if (last === undefined) return
      const nearTop = scrollHeight - clientHeight - up < NEAR_TOP
      if (nearTop) more(last)
      else if (!held) setHeld({ last, count })
    },
    spoken: useSpoken(all),
  }
}

/** Brings a message into view once it is drawn. */
function useShown(box: RefObject<HTMLDivElement | null>, messageId: string): void {
  useEffect(() => {
    if (messageId === '') return
    const found = [...(box.current?.querySelectorAll('[data-message]') ?? [])].find(
      (each) => each.getAttribute('data-message') === messageId,
    )
    found?.scrollIntoView({ block: 'center' })
  }, [box, messageId])
}

function useSpoken(all: readonly BubbleView[]): string {
  const [spoken, setSpoken] = useState('')
  const heard = useRef<{ key: string | undefined; at: number }>(undefined)
  const last = all.at(-1)
  useEffect(() => {
    const before = heard.current
    heard.current ??= { key: last?.key, at: 0 }
    if (!before || before.key === last?.key) return
    const say = () => {
      const from = all.findIndex(({ key }) => key === heard.current?.key) + 1
      const fresh = all.slice(from).filter(({ isMine }) => !isMine)
      heard.current = { key: last?.key, at: Date.now() }
      const teacher = fresh.filter(({ role }) => role !== '').at(-1)
      if (fresh.length > 0)
        setSpoken(teacher ? `${teacher.name}：${teacher.text || '发来一条消息'}` : `${fresh.length}条新消息`)
    }
    const timer = setTimeout(say, Math.max(0, before.at + SAY - Date.now()))
    return () => clearTimeout(timer)
  }, [all, last])
  return spoken
}
