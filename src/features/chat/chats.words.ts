import type { OutputOf } from '#api/call.ts'
import type { vipPackagesServiceChatRoomList } from '#api/domains/account/users.ts'
import type { chatRoomList } from '#api/domains/live/chat.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { chatHref } from '#lib/path/chat-href.ts'
import { dated } from '#lib/time/dated.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { briefOf } from '#entities/talk/message.words.ts'

/** A chat as the list shows it. */
export interface ChatRow {
  key: string
  name: string
  cover: string
  /** The last message, or since when it is closed. */
  note: string
  time: string
  unread: number
  /** The customer is mentioned in an unread message. */
  isNamed: boolean
  /** Undefined if it has expired. */
  href: string | undefined
}

/** The customer's chats: open ones, then expired ones. @param now epoch ms by the server */
export function toChatRows(
  mine: OutputOf<typeof vipPackagesServiceChatRoomList>,
  cards: OutputOf<typeof chatRoomList>,
  now: number | undefined,
): ChatRow[] {
  const rows = mine.map(({ chatId, name, expireAt }) => {
    const card = cards.find((each) => each.chatId === chatId)
    const over = expireAt !== undefined && now !== undefined && expireAt <= now
    const { last, unread = 0, coverUrl } = card ?? {}
    const words = last ? `${last.sender.name}：${briefOf(last)}` : '还没有消息'
    return {
      key: chatId,
      name: card?.name ?? name,
      cover: picture(coverUrl),
      note: over ? `服务已于 ${lastMoment(expireAt)} 到期` : words,
      time: last && !over ? dated(last.sentAt, now) : '',
      unread: over ? 0 : unread,
      isNamed: !over && card?.mentioned === true,
      href: over ? undefined : chatHref(chatId),
    }
  })
  // A chat of several packages is listed once, open if one of them is.
  const open = rows.filter(({ href }) => href !== undefined)
  const once = [...new Map([...rows, ...open].map((row) => [row.key, row])).values()]
  return [...once.filter(({ href }) => href !== undefined), ...once.filter(({ href }) => href === undefined)]
}

/** A teacher who wrote today, and where. */
export interface TeacherSign {
  key: string
  name: string
  certNo: string
  avatar: string
  unread: number
  href: string
}

/** The teachers who wrote today, each once, in their latest chat. */
export function toTeachers(rows: readonly ChatRow[], cards: OutputOf<typeof chatRoomList>): TeacherSign[] {
  const open = rows.flatMap(({ key, href }) => (href === undefined ? [] : { key, href }))
  const all = open.flatMap(({ key, href }) =>
    (cards.find(({ chatId }) => chatId === key)?.teachers ?? []).map(({ number, name, certNo, avatarUrl, unread }) => ({
      key: number,
      name,
      certNo,
      avatar: fileAt(avatarUrl),
      unread,
      href,
    })),
  )
  return all.filter(({ key }, at) => all.findIndex((each) => each.key === key) === at)
}
