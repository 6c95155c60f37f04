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

interface FeedDeps<M extends Placed> {
  ask: Ask<M>
  /** Whether the service no longer knows the message that was asked after. */
  isUnknown: (error: unknown) => boolean
  /** Called at every change. */
  onChange: () => void
  /** Whether the newest are in view, so that the oldest may be let go. */
  atEnd: () => boolean
}

/** Messages that may wait for those before them. */
const WAITING = 200

/**
 * A talk without a gap and without a repeat: a page at first, then messages that come by themselves, and pages for
 * whatever they leave out. live §1
 */
export function createFeed<M extends Placed>({ ask, isUnknown, onChange, atEnd }: FeedDeps<M>) {
  let chain: Chain<M> = emptyChain()
  let side: M[] = []
  let isReady = false
  let closing: Promise<void> | undefined
  let loadingOlder = false
  let loadingNewer = false
  /** The newest are not here: one reads far above them. */
  let isBehind = false
  /** Up to here the service itself has said what there is. */
  let anchor: string | undefined
  /** Since then messages came that do not name the one before. */
  let isUnproved = false

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
  /** Takes what has waited; false where one still lacks the message before it. */
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
  const close = async () => {
    try {
      do {
        // Pages that are asked for now have these, or nobody has.
        const waited = new Set(side)
        await pages().catch((error: unknown) => (isUnknown(error) ? newest() : Promise.reject(error)))
        side = side.filter((message) => !waited.has(message))
      } while (!takeWaiting())
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
    /** The newest page. Throws where it does not come. */
    async open() {
      await newest()
      isReady = true
      if (!takeWaiting()) void closed().catch(() => undefined)
      onChange()
    },
    /** A message that came by itself. */
    next(message: M) {
      const inTurn = isReady && closing === undefined && side.length === 0
      const next = inTurn ? take(message) : { chain, gap: true }
      if (!next.gap) {
        set(next.chain)
        return onChange()
      }
      side = [...side, message].slice(-WAITING)
      // What does not come now comes with the next message, or by asking every few seconds.
      if (isReady) void closed().catch(() => undefined)
    },
    /** More came at once than anybody can read: the newest of them, oldest first, stand for all. live §2 */
    flood(messages: readonly M[]) {
      if (!isReady) return
      if (atEnd()) chain = newestOfFlood(messages)
      else isBehind = true
      anchor = undefined
      onChange()
    },
    /** Asks for what came after the last message; one request at a time. Throws where no answer comes. */
    close: closed,
    /**
     * Asks again for what has come by itself and did not name the one before it: a message that got lost on the way is
     * found by nothing else. Throws where no answer comes. live §6
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
    /** The newest are in view again: those that were not taken are asked for. */
    catchUp: () => void (isBehind && closed().catch(() => undefined)),
    /** Older ones, one page at a time. Throws where they do not come. */
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
    /** Those that were let go below what is read, one page at a time. Throws where they do not come. live §1 */
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
      // What was said meanwhile was not taken.
      if (!isBehind) await closed()
    },
    /** A message and what follows it, in the place of everything. Throws where they do not come. live §1 */
    async jump(messageId: string) {
      const { list, older, hasMore } = await windowAround(ask, messageId)
      chain = { list, older }
      isBehind = hasMore
      anchor = undefined
      onChange()
    },
  }
}
