import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { VList, type VListHandle } from 'virtua'
import { createTalk } from '#data/timeline/talk.ts'
import type { SocketLike } from '#data/timeline/link.ts'
import { TalkList } from '#entities/talk/talk-list.tsx'
import { toBubbles } from '#entities/talk/talk.words.ts'
import { messageOf } from '#test/talk/message.ts'
import '#ui/tokens.css'
import '#ui/base.css'

/** The talk of a room, and a bare virtua list with the same flush and limit: `#ours`, `#virtua`. */
interface Bench {
  /** This many messages, as fast as they are processed. */
  receive: (count: number) => Promise<void>
  /** From now on fifty a second. */
  beLively: () => void
  /** Elements in the list. */
  nodes: () => number
}

declare global {
  interface Window {
    __talk: Bench
  }
}

/** live §2: ms between two flushes, and messages kept. */
const [FLUSH, MOST] = [250, 500]
/** Fewer than what a flush counts as a flood. */
const AT_ONCE = 200
const TEXTS = [
  '老师好',
  '这个指标怎么看？',
  '昨天讲的那一段，能不能再说一遍，我当时没有听清楚。',
  '谢谢老师，明白了。',
] as const
const HEIGHT = 560

let count = 0
let hear: (text: string) => void = () => undefined
function frame(): string {
  count += 1
  const more = { text: TEXTS[count % TEXTS.length] ?? '', ...(count > 1 && { prevId: `b${count - 1}` }) }
  return JSON.stringify({ t: 'msg', d: messageOf(`b${count}`, more) })
}

const socket: SocketLike = {
  onopen: null,
  onmessage: null,
  onclose: null,
  send: () => undefined,
  close: () => undefined,
}
const talk = createTalk({
  ask: async () => ({ list: [], hasMore: false }),
  post: async () => '',
  isLinked: true,
  isOptional: false,
  ticket: async () => '',
  open() {
    setTimeout(() => {
      socket.onopen?.()
      socket.onmessage?.({ data: JSON.stringify({ t: 'online', d: { count: 3 } }) })
    })
    return socket
  },
  isUnknown: () => false,
  isRejection: () => false,
  isHidden: () => false,
  random: Math.random,
  now: Date.now,
})

function Ours() {
  const { messages, own } = useSyncExternalStore(talk.subscribe, talk.state)
  useEffect(() => {
    hear = (text) => socket.onmessage?.({ data: text })
    void talk.open()
  }, [])
  const bubbles = useMemo(() => toBubbles(messages, own, talk.numberOf), [messages, own])
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: HEIGHT }}>
      <TalkList bubbles={bubbles} talk={talk} onAgain={(key) => void talk.again(key)} />
    </div>
  )
}

type Row = ReturnType<typeof messageOf>

function Bare() {
  const [rows, set] = useState<readonly Row[]>([])
  const list = useRef<VListHandle>(null)
  useEffect(() => {
    let raw: string[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      timer = undefined
      const fresh = raw.map((text) => (JSON.parse(text) as { d: Row }).d) // frames of this page
      raw = []
      set((before) => [...before, ...fresh].slice(-MOST))
    }
    hear = (text) => {
      raw.push(text)
      timer ??= setTimeout(flush, FLUSH)
    }
  }, [])
  useEffect(() => {
    if (rows.length > 0) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }, [rows])
  return (
    <VList ref={list} style={{ height: HEIGHT }}>
      {rows.map(({ messageId, sender, text }) => (
        <div key={messageId} style={{ padding: '4px 16px' }}>
          <p style={{ fontSize: 12 }}>{sender.name}</p>
          <p style={{ padding: '8px 12px' }}>{text}</p>
        </div>
      ))}
    </VList>
  )
}

window.__talk = {
  async receive(many) {
    for (let left = many; left > 0; left -= AT_ONCE) {
      for (let n = 0; n < Math.min(left, AT_ONCE); n += 1) hear(frame())
      await new Promise((resolve) => setTimeout(resolve, FLUSH + 50))
    }
  },
  beLively: () => void setInterval(() => hear(frame()), 20),
  nodes: () => document.querySelectorAll('#root *').length,
}

const box = document.querySelector('#root')
if (box) createRoot(box).render(location.hash === '#ours' ? <Ours /> : <Bare />)
