/** A message as far as its place in the talk is concerned. */
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
  /** There are older ones than the first. */
  readonly older: boolean
}

/** So many messages stay at most; the oldest are asked for again when they are looked at. live §1 */
const MOST = 500
/** While one reads further up; of more the newest are let go, and asked for on the way back. live §1 */
export const READING = 2_000

export function emptyChain<M extends Placed>(): Chain<M> {
  return { list: [], older: false }
}

/** The id up to which everything is here. */
export function cursorOf<M extends Placed>({ list }: Chain<M>): string | undefined {
  return list.at(-1)?.messageId
}

/** A page that was asked for after a message, newest first as the service gives it; a stale one changes nothing. */
export function withPage<M extends Placed>(chain: Chain<M>, page: readonly M[], afterId: string): Chain<M> {
  const cursor = cursorOf(chain)
  const ordered = [...page].reverse()
  if (cursor === afterId) return appended(chain, ordered)
  // Meanwhile others came: what follows the newest of them belongs here.
  const place = ordered.findIndex(({ messageId }) => messageId === cursor)
  return place < 0 ? chain : appended(chain, ordered.slice(place + 1))
}

/** Older ones, newest first as the service gives them. */
export function withOlder<M extends Placed>(chain: Chain<M>, page: readonly M[], beforeId: string, more: boolean) {
  if (chain.list[0]?.messageId !== beforeId) return chain
  return { list: [...[...page].reverse(), ...chain.list], older: more }
}

/**
 * What the service says comes after a message, oldest first, in the place of what was heard of it; what is newer than
 * that stays.
 */
export function verified<M extends Placed>(chain: Chain<M>, page: readonly M[], afterId: string): Chain<M> {
  const at = chain.list.findIndex(({ messageId }) => messageId === afterId)
  const known = new Set(page.map(({ messageId }) => messageId))
  const heard = chain.list.slice(at + 1)
  const newer = heard.slice(heard.map(({ messageId }) => known.has(messageId)).lastIndexOf(true) + 1)
  return at < 0 ? chain : { ...chain, list: [...chain.list.slice(0, at + 1), ...page, ...newer] }
}

/** The newest page in the place of everything: what lies between is asked for when it is looked at. */
export function newestOnly<M extends Placed>(page: readonly M[], more: boolean): Chain<M> {
  return { list: [...page].reverse(), older: more }
}

/** The newest of many that came at once, as far back as they have no gap; the others are asked for when looked at. */
export function newestOfFlood<M extends Placed>(messages: readonly M[]): Chain<M> {
  const byId = new Map(messages.map((message) => [message.messageId, message]))
  const followed = new Set(messages.map(({ prevId }) => prevId))
  const last = messages.filter(({ messageId }) => !followed.has(messageId)).at(-1)
  if (!last || last.prevId === undefined) return { list: [...byId.values()], older: true }
  const list: M[] = []
  for (let at: M | undefined = last; at && list.length < byId.size; at = byId.get(at.prevId ?? '')) list.unshift(at)
  return { list, older: true }
}

/**
 * A message that came by itself: appended where it follows the last one. `gap`: it does not; those before it have to be
 * asked for.
 */
export function withNext<M extends Placed>(chain: Chain<M>, message: M): { chain: Chain<M>; gap: boolean } {
  if (chain.list.some(({ messageId }) => messageId === message.messageId)) return { chain, gap: false }
  const cursor = cursorOf(chain)
  if (message.prevId !== undefined && message.prevId !== cursor) return { chain, gap: true }
  return { chain: { ...chain, list: [...chain.list, message] }, gap: false }
}

/** The oldest are let go, but not while somebody reads further up. */
export function trimmed<M extends Placed>(chain: Chain<M>): Chain<M> {
  return chain.list.length > MOST ? { list: chain.list.slice(-MOST), older: true } : chain
}

/** The newest are let go while somebody reads far above them. */
export function cutBelow<M extends Placed>(chain: Chain<M>): Chain<M> {
  return chain.list.length > READING ? { ...chain, list: chain.list.slice(0, READING) } : chain
}

/** The oldest are let go while somebody reads on from far above towards the newest. */
export function cutAbove<M extends Placed>(chain: Chain<M>): Chain<M> {
  return chain.list.length > READING ? { list: chain.list.slice(-READING), older: true } : chain
}

function appended<M extends Placed>({ list, older }: Chain<M>, more: readonly M[]): Chain<M> {
  const known = new Set(list.map(({ messageId }) => messageId))
  const fresh = more.filter(({ messageId }) => !known.has(messageId))
  return fresh.length === 0 ? { list, older } : { list: [...list, ...fresh], older }
}
