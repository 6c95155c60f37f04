import {
  type Chain,
  cursorOf,
  emptyChain,
  newestOnly,
  type Placed,
  trimmed,
  withNext,
  withOlder,
  withPage,
} from './chain.ts'

/** A stretch of a talk as the service gives it, newest first: after a message, before one, or the newest. */
export type Ask<M> = (
  place: { afterId: string } | { beforeId: string } | object,
) => Promise<{ list: readonly M[]; hasMore: boolean }>

interface FeedDeps<M extends Placed> {
  ask: Ask<M>
  /** Whether the service no longer knows the message that was asked after. */
  isUnknown: (error: unknown) => boolean
  /** Called at every change. */
  onChange: () => void
  /** Whether the newest are in view, so that the oldest may be let go. */
  atEnd: () => boolean
}

/** Pages that close a gap; a larger one is left open above the newest page. live §1 */
const PAGES = 4
/** While one reads further up no more are taken than this; the newest are asked for on the way back. live §1 */
const READING = 2_000
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
  let isBehind = false

  const set = (next: Chain<M>) => {
    if (atEnd()) chain = trimmed(next)
    else if (next.list.length <= READING) chain = next
    else isBehind = true
  }
  const newest = async () => {
    const { list, hasMore } = await ask({})
    isBehind = false
    chain = newestOnly(list, hasMore)
  }
  const pages = async () => {
    if (isBehind) return atEnd() ? newest() : undefined
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
      const next = withNext(chain, message)
      if (next.gap) {
        side = waiting.slice(at)
        return false
      }
      set(next.chain)
    }
    return true
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
      const next = inTurn ? withNext(chain, message) : { chain, gap: true }
      if (!next.gap) {
        set(next.chain)
        return onChange()
      }
      side = [...side, message].slice(-WAITING)
      // What does not come now comes with the next message, or by asking every few seconds.
      if (isReady) void closed().catch(() => undefined)
    },
    /** Asks for what came after the last message; one request at a time. Throws where no answer comes. */
    close: closed,
    /** The newest are in view again: those that were not taken are asked for. */
    catchUp: () => void (isBehind && closed().catch(() => undefined)),
    /** Older ones, one page at a time. Throws where they do not come. */
    async older() {
      const beforeId = chain.list[0]?.messageId
      if (loadingOlder || beforeId === undefined || !chain.older) return
      loadingOlder = true
      try {
        const { list, hasMore } = await ask({ beforeId })
        chain = withOlder(chain, list, beforeId, hasMore)
      } finally {
        loadingOlder = false
        onChange()
      }
    },
  }
}
