/** What the order of a talk needs of a message. */
export interface Placed {
  messageId: string
  /** The message before it, where the gateway says so. */
  prevId?: string | undefined
}

/**
 * The messages of a talk without a gap, oldest first, in the server's order, never sorted by time. Its last id is the
 * cursor: everything up to it is here. live §1
 */
export interface Chain<M extends Placed> {
  readonly list: readonly M[]
  /** Whether there are older messages than the first. */
  readonly older: boolean
}

/** The most messages that are kept; older ones are requested again when somebody scrolls to them. live §1 */
const MOST = 500
/** The most while somebody reads further up; newer ones are dropped, and requested again on the way back. live §1 */
export const READING = 2_000

export function emptyChain<M extends Placed>(): Chain<M> {
  return { list: [], older: false }
}

/** The id up to which everything is here. */
export function cursorOf<M extends Placed>({ list }: Chain<M>): string | undefined {
  return list.at(-1)?.messageId
}

/** Adds a page requested after a message, newest first; an outdated page changes nothing. */
export function withPage<M extends Placed>(chain: Chain<M>, page: readonly M[], afterId: string): Chain<M> {
  const cursor = cursorOf(chain)
  const ordered = [...page].reverse()
  if (cursor === afterId) return appended(chain, ordered)
  // Messages came by themselves meanwhile: add only what follows the newest of them.
  const place = ordered.findIndex(({ messageId }) => messageId === cursor)
  return place < 0 ? chain : appended(chain, ordered.slice(place + 1))
}

/** Adds older messages, newest first. */
export function withOlder<M extends Placed>(chain: Chain<M>, page: readonly M[], beforeId: string, more: boolean) {
  if (chain.list[0]?.messageId !== beforeId) return chain
  return { list: [...[...page].reverse(), ...chain.list], older: more }
}

/**
 * Replaces what came by itself after a message with what the service lists there, oldest first. Newer messages stay.
 */
export function verified<M extends Placed>(chain: Chain<M>, page: readonly M[], afterId: string): Chain<M> {
  const at = chain.list.findIndex(({ messageId }) => messageId === afterId)
  const known = new Set(page.map(({ messageId }) => messageId))
  const heard = chain.list.slice(at + 1)
  const newer = heard.slice(heard.map(({ messageId }) => known.has(messageId)).lastIndexOf(true) + 1)
  return at < 0 ? chain : { ...chain, list: [...chain.list.slice(0, at + 1), ...page, ...newer] }
}

/** Only the newest page, so that the gap before it is requested when somebody scrolls to it. */
export function newestOnly<M extends Placed>(page: readonly M[], more: boolean): Chain<M> {
  return { list: [...page].reverse(), older: more }
}

/** The newest of many messages that came at once, back to the first gap; the others are requested on demand. */
export function newestOfFlood<M extends Placed>(messages: readonly M[]): Chain<M> {
  const byId = new Map(messages.map((message) => [message.messageId, message]))
  const followed = new Set(messages.map(({ prevId }) => prevId))
  const last = messages.filter(({ messageId }) => !followed.has(messageId)).at(-1)
  if (!last || last.prevId === undefined) return { list: [...byId.values()], older: true }
  const list: M[] = []
  for (let at: M | undefined = last; at && list.length < byId.size; at = byId.get(at.prevId ?? '')) list.unshift(at)
  return { list, older: true }
}

/** Appends a message that came by itself. `gap`: it does not follow the last one, so those before it are missing. */
export function withNext<M extends Placed>(chain: Chain<M>, message: M): { chain: Chain<M>; gap: boolean } {
  if (chain.list.some(({ messageId }) => messageId === message.messageId)) return { chain, gap: false }
  const cursor = cursorOf(chain)
  if (message.prevId !== undefined && message.prevId !== cursor) return { chain, gap: true }
  return { chain: { ...chain, list: [...chain.list, message] }, gap: false }
}

/** Drops the oldest messages; not for use while somebody reads further up. */
export function trimmed<M extends Placed>(chain: Chain<M>): Chain<M> {
  return chain.list.length > MOST ? { list: chain.list.slice(-MOST), older: true } : chain
}

/** Drops the newest messages while somebody reads far above them. */
export function cutBelow<M extends Placed>(chain: Chain<M>): Chain<M> {
  return chain.list.length > READING ? { ...chain, list: chain.list.slice(0, READING) } : chain
}

/** Drops the oldest messages while somebody reads down from far above the newest. */
export function cutAbove<M extends Placed>(chain: Chain<M>): Chain<M> {
  return chain.list.length > READING ? { list: chain.list.slice(-READING), older: true } : chain
}

function appended<M extends Placed>({ list, older }: Chain<M>, more: readonly M[]): Chain<M> {
  const known = new Set(list.map(({ messageId }) => messageId))
  const fresh = more.filter(({ messageId }) => !known.has(messageId))
  return fresh.length === 0 ? { list, older } : { list: [...list, ...fresh], older }
}
