import { type Ask, PAGES, stretchAfter, windowAround } from './ask.ts'
import {
  type Chain,
  cursorOf,
  cutAbove,
  cutBelow,
  emptyChain,
  newestOnly,
  type Placed,
  READING,
  trimmed,
  verified,
  withNext,
  withOlder,
  withPage,
  newestOfFlood,
} from './chain.ts'
import { createPause } from './pause.ts'

interface FeedDeps<M extends Placed> {
  ask: Ask<M>
  /** Whether this error means that the service no longer knows the message of the request. */
  isUnknown: (error: unknown) => boolean
  /** Called at every change. */
  onChange: () => void
  /** Whether the newest messages are in view, so that the oldest may be dropped. */
  atEnd: () => boolean
}

/** The most messages that wait for the ones before them. */
const WAITING = 200

/**
 * A talk without gaps or duplicates: the newest page first, then messages that come by themselves, and pages that fill
 * the gaps between them. live §1
 */
export function createFeed<M extends Placed>({ ask, isUnknown, onChange, atEnd }: FeedDeps<M>) {
  let chain: Chain<M> = emptyChain()
  let side: M[] = []
  let isReady = false
  let closing: Promise<void> | undefined
  let loadingOlder = false
  let loadingNewer = false
  /** The newest messages are missing, because somebody reads far above them. */
  let isBehind = false
  /** The service has confirmed the list up to this message. */
  let anchor: string | undefined
  /** Messages that do not name the one before them have come since. */
  let isUnproved = false
  /** The gateway no longer knows the last message. */
  let isLost = false
  // If this fails, the next message or poll tries again.
  const pause = createPause(() => void closed().catch(() => undefined))

  const set = (next: Chain<M>) => {
    if (atEnd()) chain = trimmed(next)
    else if (next.list.length <= READING) chain = next
    else isBehind = true
  }
  const prove = () => {
    anchor = cursorOf(chain)
    isUnproved = false
  }
  const newest = async () => {
    if (!atEnd() && chain.list.length > 0) return void (isBehind = true)
    const { list, hasMore } = await ask({})
    isBehind = false
    chain = newestOnly(list, hasMore)
    prove()
  }
  const pages = async () => {
    if (isBehind) return newest()
    for (let page = 0; page < PAGES; page += 1) {
      const afterId = cursorOf(chain)
      if (afterId === undefined) return newest()
      const { list, hasMore } = await ask({ afterId })
      set(withPage(chain, list, afterId))
      if (!hasMore) return
    }
    await newest()
  }
  /** Adds the waiting messages; false if one still lacks the message before it. */
  const takeWaiting = (): boolean => {
    const waiting = side
    side = []
    for (const [at, message] of waiting.entries()) {
      const next = take(message)
      if (next.gap) {
        side = waiting.slice(at)
        return false
      }
      set(next.chain)
    }
    return true
  }
  const take = (message: M) => {
    if (isBehind && !atEnd()) return { chain, gap: false }
    isUnproved ||= message.prevId === undefined
    return withNext(chain, message)
  }
  /** Requests what follows the last message. Throws if there is no answer. */
  const follow = async () => {
    const before = cursorOf(chain)
    // Polls have a pace of their own.
    const isPoll = side.length === 0 && !isLost
    isLost = false
    try {
      await pages().catch((error: unknown) => (isUnknown(error) ? newest() : Promise.reject(error)))
    } finally {
      if (cursorOf(chain) !== before) pause.reset()
      else if (!isPoll) pause.lengthen()
    }
  }
  const close = async () => {
    try {
      for (;;) {
        // A page requested from now on contains these messages, or the service does not have them.
        const waited = new Set(side)
        await follow()
        side = side.filter((message) => !waited.has(message))
        if (takeWaiting()) return
        if (!pause.isOver()) return pause.ask()
      }
    } finally {
      closing = undefined
      onChange()
    }
  }
  const closed = (): Promise<void> => (closing ??= close())

  return {
    chain: () => chain,
    isReady: () => isReady,
    isBehind: () => isBehind,
    /** Loads the newest page. Throws if that fails. */
    async open() {
      await newest()
      isReady = true
      if (!takeWaiting()) pause.ask()
      onChange()
    },
    /** Replaces messages by what may be shown of them, each the same object if nothing changes. */
    redraw(shown: (message: M) => M) {
      chain = { ...chain, list: chain.list.map(shown) }
      side = side.map(shown)
      onChange()
    },
    /** Adds a message that came by itself. */
    next(message: M) {
      const inTurn = isReady && closing === undefined && side.length === 0
      const next = inTurn ? take(message) : { chain, gap: true }
      if (!next.gap) {
        set(next.chain)
        return onChange()
      }
      side = [...side, message].slice(-WAITING)
      if (isReady) pause.ask()
    },
    /** The gateway does not know the last message, so it sends nothing that came after it. */
    lost() {
      isLost = true
      pause.ask()
    },
    /** Keeps only these, the newest messages, oldest first: more came at once than anybody can read. live §2 */
    flood(messages: readonly M[]) {
      if (!isReady) return
      if (atEnd()) chain = newestOfFlood(messages)
      else isBehind = true
      anchor = undefined
      onChange()
    },
    /** Requests what came after the last message, one request at a time. Throws if there is no answer. */
    close: closed,
    /**
     * Requests again what came by itself without naming the message before it: nothing else shows that a message was
     * lost. Throws if there is no answer. live §6
     */
    async check() {
      const from = anchor
      if (!isUnproved || closing !== undefined || isBehind) return
      const list = from === undefined ? undefined : await stretchAfter(ask, from)
      if (list && from !== undefined && chain.list.some(({ messageId }) => messageId === from)) {
        set(verified(chain, list, from))
        anchor = list.at(-1)?.messageId ?? from
      } else await newest()
      isUnproved = false
      onChange()
    },
    /** The newest messages are in view again: requests those that were skipped. */
    catchUp: () => void (isBehind && closed().catch(() => undefined)),
    /** Loads a page of older messages. Throws if that fails. */
    async older() {
      const beforeId = chain.list[0]?.messageId
      if (loadingOlder || beforeId === undefined || !chain.older) return
      loadingOlder = true
      try {
        const { list, hasMore } = await ask({ beforeId })
        const longer = withOlder(chain, list, beforeId, hasMore)
        chain = cutBelow(longer)
        if (chain.list.length < longer.list.length) isBehind = true
      } finally {
        loadingOlder = false
        onChange()
      }
    },
    /** Loads a page of the messages that were dropped below. Throws if that fails. live §1 */
    async newer() {
      const afterId = cursorOf(chain)
      if (loadingNewer || !isBehind || afterId === undefined) return
      loadingNewer = true
      try {
        const { list, hasMore } = await ask({ afterId })
        if (cursorOf(chain) !== afterId) return
        chain = cutAbove(withPage(chain, list, afterId))
        isBehind = hasMore
      } finally {
        loadingNewer = false
        onChange()
      }
      // Messages that came meanwhile were skipped.
      if (!isBehind) await closed()
    },
    /**
     * Replaces everything with a message and those after it; resolves with whether it still exists. Throws if that
     * fails. live §1
     */
    async jump(messageId: string) {
      const { list, older, hasMore } = await windowAround(ask, messageId)
      if (!list.some((each) => each.messageId === messageId)) return false
      chain = { list, older }
      isBehind = hasMore
      anchor = undefined
      onChange()
      return true
    },
  }
}
