/** How long an account removed from a room or a chat is banned, ms. */
const BAN = 10 * 60_000

/** Bans: which account from which chat, and until when. */
export function createBans(now: () => number) {
  const until = new Map<string, number>()
  return {
    /** Epoch ms of the end. */
    add(chatId: string, userId: string): number {
      const end = now() + BAN
      until.set(`${chatId}/${userId}`, end)
      return end
    },
    /** Undefined: not banned. */
    until(chatId: string, userId: string): number | undefined {
      const end = until.get(`${chatId}/${userId}`)
      return end !== undefined && end > now() ? end : undefined
    },
    clear: () => until.clear(),
  }
}
