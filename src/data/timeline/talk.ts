import { cursorOf } from './chain.ts'
import { createFeed } from './feed.ts'
import type { Ask } from './ask.ts'
import { type Frame, readFrame, type TalkMsg } from './frames.ts'
import { createLink, type SocketLike } from './link.ts'
import { createOwn, type Own } from './own.ts'
import { createRecalls } from './recalls.ts'
import { type Stopped, type TalkState, UNREAD } from './talk-state.ts'

export interface TalkDeps {
  ask: Ask<TalkMsg>
  post: (own: Own) => Promise<string>
  /** Whether the gateway serves it; otherwise it is polled. */
  isLinked: boolean
  /** Whether it is polled if the gateway does not know the topic. */
  isOptional: boolean
  ticket: () => Promise<string>
  /** `afterId`: the last message that has arrived. */
  open: (ticket: string, afterId: string | undefined) => SocketLike
  isUnknown: (error: unknown) => boolean
  isRejection: (error: unknown) => boolean
  isHidden: () => boolean
  random: () => number
  now: () => number
  /** How often it is polled while there is no connection, ms; every 5 s if not set. */
  every?: number | undefined
}

/** Frames are processed in batches, at most four times a second: drawing each one costs twice the time. live §2, ms */
const FLUSH = 250
/** If more messages than this come at once, only so many of the newest are kept: a reconnect alone brings up to 200. */
const [FLOOD, WAITING] = [220, 200]
/** The most frames of a batch that are read. */
const MOST = 1_000
/** How often messages that do not name the one before them are verified, ms. live §6 */
const CHECK = 60_000
/**
 * Without a connection the talk is polled within 3 s, then every 5 s; after an announced restart within 15 s. live §1,
 * ms
 */
const [SOON, EVERY, SPREAD] = [3_000, 5_000, 15_000]
/** The shortest time between two polls caused by touches, ms. */
const TOUCH = 1_000
/** Codes of the gateway: it no longer knows the last message; it does not know the topic. */
const [UNKNOWN, NO_TOPIC] = [40401, 4404]

/** The talk of a room or a chat: over one connection, and by polling while there is none. live §1 */
export function createTalk(deps: TalkDeps) {
  const listeners = new Set<() => void>()
  let state = UNREAD
  let raw: string[] = []
  let caughtUp = false
  let isAtEnd = true
  let flushing: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setTimeout> | undefined
  let checking: ReturnType<typeof setInterval> | undefined
  let isOver = false
  let checkedAt = 0
  /** The reason that came before a close, whose code decides whether the connection ends for good. */
  let reason: Omit<Stopped, 'code'> | undefined

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
    const fresh = frames.length > FLOOD ? newAmong(frames) : []
    const isFlood = new Set(fresh.map(({ messageId }) => messageId)).size > FLOOD
    if (isFlood) feed.flood(fresh.slice(-WAITING).map(recalls.shown))
    const heard = isFlood ? frames.filter((frame) => frame?.t !== 'msg') : frames
    let more: Partial<TalkState> = {}
    for (const frame of heard) more = { ...more, ...hear(frame, more) }
    publish(more)
  }
  const newAmong = (frames: readonly (Frame | null)[]): TalkMsg[] => {
    const known = new Set(feed.chain().list.map(({ messageId }) => messageId))
    return frames.flatMap((frame) => (frame?.t === 'msg' && !known.has(frame.message.messageId) ? [frame.message] : []))
  }
  const hear = (frame: Frame | null, before: Partial<TalkState>): Partial<TalkState> => {
    switch (frame?.t) {
      case 'msg':
        feed.next(recalls.shown(frame.message))
        return {}
      case 'recall':
        recall([frame.messageId])
        return {}
      case 'online':
        caughtUp = true
        rest()
        return { online: frame.count }
      case 'like':
        return { likes: frame.count }
      case 'notice':
        if (frame.code === UNKNOWN) feed.lost()
        if (frame.status !== '') return { status: frame.status }
        if (frame.muted !== undefined) return { muted: frame.muted }
        return frame.code === 0 ? { notice: frame.text } : {}
      case 'kick':
        reason = { text: frame.text, until: frame.until }
        return {}
      case 'lottery':
        return { lotteries: (before.lotteries ?? state.lotteries) + 1 }
      default:
        return {}
    }
  }
  const recalls = createRecalls()
  const recall = (ids: readonly string[]) => {
    if (recalls.add(ids)) feed.redraw(recalls.shown)
  }
  const feed = createFeed<TalkMsg>({
    async ask(place) {
      // After leaving nothing is requested, not even the next page of a gap.
      if (isOver) throw new DOMException('left', 'AbortError')
      const page = await deps.ask(place)
      recall(page.recalled ?? [])
      return { ...page, list: page.list.map(recalls.shown) }
    },
    isUnknown: deps.isUnknown,
    onChange: soon,
    atEnd: () => isAtEnd,
  })
  const own = createOwn({ post: deps.post, isRejection: deps.isRejection, onChange: () => publish(), now: deps.now })
  const link = createLink({
    ...deps,
    open: (ticket) => {
      caughtUp = false
      reason = undefined
      return deps.open(ticket, cursorOf(feed.chain()))
    },
    onFrame: (text) => {
      raw.push(text)
      soon()
    },
    onDown: (announced) => {
      // The last frames belong to the connection that was lost.
      clearTimeout(flushing)
      flush()
      caughtUp = false
      publish({ online: undefined })
      poll(deps.random() * (announced ? SPREAD : SOON))
    },
    onStop: (code) => {
      caughtUp = false
      rest()
      // The last frames are processed before the reason is shown.
      clearTimeout(flushing)
      flush()
      if (deps.isOptional && code === NO_TOPIC) return poll(0)
      publish({ stopped: { text: '', until: undefined, ...reason, code } })
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
    // If the connection was lost meanwhile, a poll is already due.
    if (!caughtUp && polling === undefined) poll(deps.every ?? EVERY)
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
    takeFailed: own.takeFailed,
    numberOf: own.numberOf,
    isRecalled: recalls.has,
    /** Sets whether the newest messages are in view. */
    atEnd(yes: boolean) {
      isAtEnd = yes
      if (yes) feed.catchUp()
    },
    /** Loads a message and those after it, e.g. a quoted one; resolves with whether it exists. Throws if that fails. */
    async jump(messageId: string): Promise<boolean> {
      isAtEnd = false
      try {
        const isThere = await feed.jump(messageId)
        if (isThere) publish()
        return isThere
      } catch (error) {
        if (deps.isUnknown(error)) return false
        throw error
      }
    },
    /** The customer is active. */
    wake() {
      if (state.state !== 'ready' || state.stopped || deps.isHidden()) return
      // A silent connection may be lost, so what came meanwhile is requested at once.
      const mayBeLost = !caughtUp || link.isQuiet()
      if (deps.isLinked) link.wake()
      if (mayBeLost && deps.now() - checkedAt > TOUCH) poll(0)
    },
    hide: link.hide,
    /** Connects again after the account had opened the talk elsewhere. */
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
