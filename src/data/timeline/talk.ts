import { cursorOf } from './chain.ts'
import { createFeed } from './feed.ts'
import type { Ask } from './ask.ts'
import { type Frame, readFrame, type TalkMsg } from './frames.ts'
import { createLink, type SocketLike } from './link.ts'
import { createOwn, type Own } from './own.ts'

/** What a screen shows of a talk. */
export interface TalkState {
  state: 'loading' | 'ready' | 'failed'
  error: unknown
  /** Oldest first. */
  messages: readonly TalkMsg[]
  /** There are older ones. */
  older: boolean
  /** The customer's that are not among them yet. */
  own: readonly Own[]
  /** How many are there, as the connection says; undefined while there is none. */
  online: number | undefined
  likes: number | undefined
  /** The newest are not among them: one reads far above. */
  isBehind: boolean
  /** The newest word of the house. */
  notice: string
  /** The state of the room as it was last announced; '' before. */
  status: string
  /** Whether the customer may not speak, as it was last announced; undefined before. */
  muted: boolean | undefined
  /** How often a lottery has changed. */
  lotteries: number
  /** The connection was ended for good: its code, and what was said about it. */
  stopped: { code: number; text: string } | undefined
}

interface TalkDeps {
  ask: Ask<TalkMsg>
  post: (own: Own) => Promise<string>
  /** There is a connection for it; otherwise it is asked every few seconds. */
  isLinked: boolean
  /** A gateway that does not know the topic is none: it is asked every few seconds. */
  isOptional: boolean
  ticket: () => Promise<string>
  /** `afterId`: the last message that is here. */
  open: (ticket: string, afterId: string | undefined) => SocketLike
  isUnknown: (error: unknown) => boolean
  isRefusal: (error: unknown) => boolean
  isHidden: () => boolean
  random: () => number
  now: () => number
}

/** Frames are taken together, at most four times a second: drawing each one costs twice the time. live §2, ms */
const FLUSH = 250
/** Of more messages at once than this, 200 after a loss and what comes with them, nobody reads but the newest. */
const [FLOOD, WAITING] = [220, 200]
/** So many frames are read at most. */
const MOST = 1_000
/** What does not name the message before it is asked for again so often, ms. live §6 */
const CHECK = 60_000
/** Without a connection it is asked within 3 s, then every 5 s; after an announced restart within 15 s. live §1, ms */
const [SOON, EVERY, SPREAD] = [3_000, 5_000, 15_000]
/** A touch asks at most so often, ms. */
const TOUCH = 1_000
/** The gateway does not know the last message any more; it does not know the topic. */
const [UNKNOWN, NO_TOPIC] = [40401, 4404]

/** The talk of a room or a chat over one connection, and by questions while there is none. live §1 */
export function createTalk(deps: TalkDeps) {
  const listeners = new Set<() => void>()
  let state: TalkState = {
    state: 'loading',
    error: undefined,
    messages: [],
    older: false,
    own: [],
    online: undefined,
    likes: undefined,
    isBehind: false,
    notice: '',
    status: '',
    muted: undefined,
    lotteries: 0,
    stopped: undefined,
  }
  let raw: string[] = []
  let caughtUp = false
  let isAtEnd = true
  let flushing: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setTimeout> | undefined
  let checking: ReturnType<typeof setInterval> | undefined
  let isOver = false
  let checkedAt = 0

  const publish = (more: Partial<TalkState> = {}) => {
    if (isOver) return
    const { list, older } = feed.chain()
    own.arrived(list)
    state = { ...state, messages: list, older, isBehind: feed.isBehind(), own: own.list(), ...more }
    for (const listener of listeners) listener()
  }
  const soon = () => {
    flushing ??= setTimeout(flush, FLUSH)
  }
  const flush = () => {
    flushing = undefined
    const frames = raw.slice(-MOST).map(readFrame)
    raw = []
    const known = new Set(feed.chain().list.map(({ messageId }) => messageId))
    const fresh = frames.flatMap((frame) => (frame?.t === 'msg' && !known.has(frame.message.messageId) ? [frame] : []))
    const isFlood = new Set(fresh.map(({ message }) => message.messageId)).size > FLOOD
    if (isFlood) feed.flood(fresh.slice(-WAITING).map(({ message }) => message))
    const heard = isFlood ? frames.filter((frame) => frame?.t !== 'msg') : frames
    let more: Partial<TalkState> = {}
    for (const frame of heard) more = { ...more, ...hear(frame, more) }
    publish(more)
  }
  const hear = (frame: Frame | null, before: Partial<TalkState>): Partial<TalkState> => {
    switch (frame?.t) {
      case 'msg':
        feed.next(frame.message)
        return {}
      case 'online':
        caughtUp = true
        rest()
        return { online: frame.count }
      case 'like':
        return { likes: frame.count }
      case 'notice':
        if (frame.code === UNKNOWN) void feed.close().catch(() => undefined)
        if (frame.status !== '') return { status: frame.status }
        if (frame.muted !== undefined) return { muted: frame.muted }
        return frame.code === 0 ? { notice: frame.text } : {}
      case 'kick':
        return { stopped: { code: 0, text: frame.text } }
      case 'lottery':
        return { lotteries: (before.lotteries ?? state.lotteries) + 1 }
      default:
        return {}
    }
  }
  const feed = createFeed<TalkMsg>({
    // Whoever has left asks for nothing more, not even for the next page of a gap.
    ask: (place) => (isOver ? Promise.reject(new DOMException('left', 'AbortError')) : deps.ask(place)),
    isUnknown: deps.isUnknown,
    onChange: soon,
    atEnd: () => isAtEnd,
  })
  const own = createOwn({ post: deps.post, isRefusal: deps.isRefusal, onChange: () => publish(), now: deps.now })
  const link = createLink({
    ...deps,
    open: (ticket) => {
      caughtUp = false
      return deps.open(ticket, cursorOf(feed.chain()))
    },
    onFrame: (text) => {
      raw.push(text)
      soon()
    },
    onDown: (announced) => {
      // What was said last still belongs to the connection that was.
      clearTimeout(flushing)
      flush()
      caughtUp = false
      publish({ online: undefined })
      poll(deps.random() * (announced ? SPREAD : SOON))
    },
    onStop: (code) => {
      caughtUp = false
      rest()
      // What was said last is heard before the reason is shown.
      clearTimeout(flushing)
      flush()
      if (deps.isOptional && code === NO_TOPIC) return poll(0)
      publish({ stopped: { text: '', ...state.stopped, code } })
    },
  })
  const rest = () => {
    clearTimeout(polling)
    polling = undefined
  }
  const poll = (wait: number) => {
    rest()
    polling = setTimeout(() => void ask(), wait)
  }
  const ask = async () => {
    polling = undefined
    if (isOver || state.stopped || deps.isHidden()) return
    checkedAt = deps.now()
    await feed.close().catch(() => undefined)
    // A loss meanwhile has its own time.
    if (!caughtUp && polling === undefined) poll(EVERY)
  }
  const check = async () => {
    if (caughtUp && !deps.isHidden()) await feed.check().catch(() => undefined)
  }
  const open = async () => {
    isOver = false
    try {
      await feed.open()
      if (isOver) return
      publish({ state: 'ready', error: undefined })
      if (deps.isLinked) link.restart()
      poll(SOON)
      checking ??= setInterval(() => void check(), CHECK)
    } catch (error) {
      publish({ state: 'failed', error })
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open,
    retry() {
      publish({ state: 'loading' })
      void open()
    },
    older: feed.older,
    newer: feed.newer,
    send: own.send,
    again: own.again,
    numberOf: own.numberOf,
    /** Whether the newest are in view. */
    atEnd(yes: boolean) {
      isAtEnd = yes
      if (yes) feed.catchUp()
    },
    /** A message and what follows it, e.g. one that was quoted. Throws where it is gone. */
    async jump(messageId: string): Promise<void> {
      isAtEnd = false
      await feed.jump(messageId)
      publish()
    },
    /** Somebody is here. */
    wake() {
      if (state.state !== 'ready' || state.stopped || deps.isHidden()) return
      // A connection that has said nothing for a while may be lost: what came meanwhile is asked for at once.
      const mayBeLost = !caughtUp || link.isQuiet()
      if (deps.isLinked) link.wake()
      if (mayBeLost && deps.now() - checkedAt > TOUCH) poll(0)
    },
    hide: link.hide,
    /** Here again, after the account opened it elsewhere. */
    restart() {
      publish({ stopped: undefined })
      link.restart()
      poll(0)
    },
    close() {
      isOver = true
      clearTimeout(flushing)
      rest()
      clearInterval(checking)
      checking = undefined
      link.close()
    },
  }
}

export type Talk = ReturnType<typeof createTalk>
