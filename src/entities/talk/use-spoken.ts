import { useEffect, useRef, useState } from 'react'
import type { BubbleView } from './talk.words.ts'

/** The shortest time between two announcements to a screen reader, ms. */
const SAY = 5_000

/** The text for a screen reader: the latest message of an analyst, or how many messages came. live §2 */
export function useSpoken(all: readonly BubbleView[]): string {
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
