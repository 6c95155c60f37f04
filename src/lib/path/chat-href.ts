/** 圈子: the rooms where customers talk. product CH-01 */
const CHATS = '/chat'

/** One of them. product CH-02 */
export function chatHref(chatId: string): string {
  return `${CHATS}/${encodeURIComponent(chatId)}`
}
