/** 圈子: the chats of customers. CH-01 */
export const CHATS = '/chat'

/** One of them. CH-02 */
export function chatHref(chatId: string): string {
  return `${CHATS}/${encodeURIComponent(chatId)}`
}

/** Replies to the customer. CH-05 */
export const REPLIES = '/me/reply'

/** A message among its neighbours. */
export function messageHref(chatId: string, messageId: string): string {
  return `${chatHref(chatId)}?at=${encodeURIComponent(messageId)}`
}

/** Asks an analyst of the chat; `roomId`: from a live room. CH-03 */
export function askHref(chatId: string, roomId?: string): string {
  return `${chatHref(chatId)}/ask${roomId === undefined ? '' : `?room=${encodeURIComponent(roomId)}`}`
}

/** A question with its answers. CH-04 */
export function questionHref(chatId: string, messageId: string): string {
  return `${chatHref(chatId)}/qa/${encodeURIComponent(messageId)}`
}
