import { chatMessageList } from '#api/domains/live/chat.ts'
import { roomInfo } from '#api/domains/live/live.ts'
import { dataOf } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { briefOf } from '#entities/talk/message.words.ts'

/** The last message of a room, for those who may enter it; stored nowhere. Undefined while there is none. */
export function useLastWords(roomId: string): { name: string; text: string } | undefined {
  const room = dataOf(useFresh(roomInfo, { roomId }))
  const isOpen = room?.access.allowed === true && room.chatId !== ''
  const said = dataOf(useFresh(chatMessageList, isOpen ? { chatId: room.chatId, limit: 1 } : null))?.list[0]
  return said && { name: said.sender.name, text: briefOf(said) }
}
