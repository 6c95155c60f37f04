import { vipPackagesServiceChatRoomList } from '#api/domains/account/users.ts'
import { chatRoomList } from '#api/domains/live/chat.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useToday } from '#data/use-server-now.ts'
import { useCall } from '#data/use-call.ts'
import { usePage } from '#wechat/page.tsx'
import { type ChatRow, toChatRows } from './chats.words.ts'

/** As many cards as one request gives. */
const MOST = 50

/** 圈子: the chats that the customer's services open. CH-01 */
export function useChats(): Loaded<ChatRow[]> {
  const today = useToday()
  usePage({ title: '圈子' })
  const mine = useCall(vipPackagesServiceChatRoomList, {}, { offline: { title: '圈子' } })
  const chatIds = [...new Set((dataOf(mine) ?? []).map(({ chatId }) => chatId))].slice(0, MOST)
  const cards = useCall(chatRoomList, chatIds.length === 0 ? null : { chatIds }, {
    offline: { title: '圈子', part: true },
  })
  return mapLoaded(mine, (list) => toChatRows(list, dataOf(cards) ?? [], today))
}
