import { vipPackagesServiceChatRoomList } from '#api/domains/account/users.ts'
import { chatRoomList } from '#api/domains/live/chat.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useCall } from '#data/use-call.ts'
import { usePage } from '#wechat/page.tsx'
import { type ChatRow, type TeacherSign, toChatRows, toTeachers } from './chats.words.ts'

/** How many chats a request returns. */
const MOST = 50

export interface Chats {
  rows: ChatRow[]
  teachers: TeacherSign[]
}

/** 圈子: the chats of the customer's services, and the teachers who wrote there today. CH-01 */
export function useChats(): Loaded<Chats> {
  const today = useToday()
  usePage({ title: '圈子' })
  const mine = useCall(vipPackagesServiceChatRoomList, {}, { offline: { title: '圈子' } })
  const chatIds = [...new Set((dataOf(mine) ?? []).map(({ chatId }) => chatId))].slice(0, MOST)
  const cards = useCall(chatRoomList, chatIds.length === 0 ? null : { chatIds }, {
    offline: { title: '圈子', part: true },
  })
  return mapLoaded(mine, (list) => {
    const rows = toChatRows(list, dataOf(cards) ?? [], today)
    return { rows, teachers: toTeachers(rows, dataOf(cards) ?? []) }
  })
}
