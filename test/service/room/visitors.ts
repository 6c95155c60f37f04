/** A customer counts as a reader this long after asking for messages, ms. */
const LATELY = 60_000

/** The readers of each chat: those who asked for its messages lately. */
export function createVisitors(now: () => number) {
  const seen = new Map<string, Map<string, number>>()
  return {
    add(chatId: string, userId: string): void {
      const here = seen.get(chatId) ?? new Map<string, number>()
      here.set(userId, now())
      seen.set(chatId, here)
    },
    of: (chatId: string): string[] =>
      [...(seen.get(chatId) ?? [])].flatMap(([userId, at]) => (now() - at < LATELY ? [userId] : [])),
  }
}
