import { chatMessageList } from '#api/domains/live/chat.ts'
import type { Msg } from '#api/shapes/media.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useWatch } from '#data/watch/use-watch.ts'

/** How many messages are read before the given one, and from it on. */
const [BEFORE, AFTER] = [10, 40]
/** It is read again after this time, ms: what is recalled meanwhile has no connection to say so. */
const AGAIN = { seen: 20_000 }

/** A message of a chat among those around it, oldest first; apart from the running talk. live §1 */
export function useWindow(chatId: string, messageId: string): Loaded<Msg[]> {
  const before = useWatch(chatMessageList, { chatId, beforeId: messageId, limit: BEFORE }, AGAIN)
  const first = dataOf(before)?.list[0]
  // The page after the previous message begins with this one; the first message of a chat has no previous one.
  const afterId = first?.messageId ?? messageId
  const after = useWatch(chatMessageList, before.state === 'ready' ? { chatId, afterId, limit: AFTER } : null, AGAIN)
  const second = dataOf(after)?.list.at(-1)
  // The first message is on no page after another one, so it is read as the one before the second.
  const isFirst = before.state === 'ready' && !first && after.state === 'ready'
  const begin = useWatch(chatMessageList, isFirst ? { chatId, beforeId: second?.messageId, limit: 1 } : null, AGAIN)
  const older = isFirst ? begin : before
  if (older.state !== 'ready') return older
  return mapLoaded(after, ({ list }) => [...list, ...older.data.list].reverse())
}
