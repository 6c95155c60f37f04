import type { Placed } from './chain.ts'

/** Where a stretch of a talk begins or ends, and its largest size; without either, the newest messages. */
interface Place {
  afterId?: string
  beforeId?: string
  limit?: number
}

/** A stretch of a talk as the service gives it, newest first. */
export type Ask<M> = (place: Place) => Promise<{
  list: readonly M[]
  hasMore: boolean
  /** The ids of messages that were recalled lately. */
  recalled?: readonly string[] | undefined
}>

/** Pages that close a gap; a larger one is left open above the newest page. live §1 */
export const PAGES = 4

/** The messages after one, oldest first; undefined if they fill more than a few pages. Throws as `ask` does. */
export async function stretchAfter<M extends Placed>(ask: Ask<M>, from: string): Promise<readonly M[] | undefined> {
  let list: readonly M[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const more = await ask({ afterId: list.at(-1)?.messageId ?? from })
    list = [...list, ...[...more.list].reverse()]
    if (!more.hasMore) return list
  }
  return undefined
}

/** A message with what follows it, oldest first. Throws where the service no longer has it. live §1 */
export async function windowAround<M extends Placed>(ask: Ask<M>, messageId: string) {
  const [before] = (await ask({ beforeId: messageId, limit: 1 })).list
  const { list, hasMore } = await ask({ afterId: before?.messageId ?? messageId })
  if (before) return { list: [...list].reverse(), older: true, hasMore }
  // The first message of a talk follows no other, so it is on no page after one.
  const second = list.at(-1)
  const first = await ask(second ? { beforeId: second.messageId, limit: 1 } : {})
  return { list: [...first.list, ...[...list].reverse()], older: false, hasMore }
}
