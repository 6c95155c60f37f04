import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Talk } from '#data/timeline/talk.ts'
import type { BubbleView } from './talk.words.ts'

/** So near to the end one reads the newest, px; so near to the top older ones are asked for. */
const [AT_END, NEAR_TOP] = [80, 600]
/** So many bubbles are drawn at the end, and so many more at a time further up. live §2: few nodes, no jump */
const [DRAWN, MORE] = [60, 50]
/** A screen reader is told of new messages at most so often, ms. */
const SAY = 5_000

export interface TalkList {
  box: RefObject<HTMLDivElement | null>
  shown: readonly BubbleView[]
  /** Came while one reads further up. */
  fresh: number
  toEnd: () => void
  onScroll: () => void
  /** For a screen reader: the newest word of a teacher, or how many came. */
  spoken: string
}

/**
 * The part of a talk that is drawn. Its box runs from the end upwards (`column-reverse`): what is put above moves nothing,
 * and while one reads further up nothing is put below.
 */
export function useTalkList(all: readonly BubbleView[], talk: Talk): TalkList {
  const box = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<{ last: string; count: number }>()
  const place = held ? all.findIndex(({ key }) => key === held.last) : -1
  const end = place < 0 ? all.length : place + 1
  const count = held?.count ?? DRAWN
  useEffect(() => talk.atEnd(held === undefined), [talk, held])
  return {
    box,
    shown: all.slice(Math.max(0, end - count), end),
    fresh: all.length - end,
    toEnd() {
      setHeld(undefined)
      box.current?.scrollTo({ top: 0 })
    },
    onScroll() {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
      // From the end upwards the offset is negative.
      const up = Math.abs(scrollTop)
      if (up <= AT_END) return held && setHeld(undefined)
      const last = held?.last ?? all.at(-1)?.key
      if (last === undefined) return
      const nearTop = scrollHeight - clientHeight - up < NEAR_TOP
      if (!held || (nearTop && count < end)) setHeld({ last, count: nearTop ? count + MORE : count })
      if (nearTop && count >= end) void talk.older().catch(() => undefined)
    },
    spoken: useSpoken(all),
  }
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
      if (fresh.length > 0) setSpoken(teacher ? `${teacher.name}：${teacher.text}` : `${fresh.length}条新消息`)
    }
    const timer = setTimeout(say, Math.max(0, before.at + SAY - Date.now()))
    return () => clearTimeout(timer)
  }, [all, last])
  return spoken
}
