import { chatMessages } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { castId, guest, people } from '#test/service/seed/chat/cast.ts'
import { lastSeq } from './feed.ts'

/** Sends this many messages in a chat at once, from seeded people, with these texts if given; their ids, oldest first. */
export async function burst(
  { chatId, count, texts = [] }: { chatId: string; count: number; texts?: readonly string[] | undefined },
  deps: Deps,
): Promise<string[]> {
  const from = await lastSeq(chatId, deps)
  const rows = Array.from({ length: count }, (_, at) => ({
    messageId: `${chatId}-b${from + at + 1}`,
    chatId,
    userId: castId(guest(people[at % people.length] ?? people[0])),
    kind: 'TEXT' as const,
    text: texts[at] ?? `第${from + at + 1}句`,
    sentAt: deps.now(),
  }))
  for (let at = 0; at < rows.length; at += 500) await deps.db.insert(chatMessages).values(rows.slice(at, at + 500))
  deps.rooms.said(chatId)
  return rows.map(({ messageId }) => messageId)
}
