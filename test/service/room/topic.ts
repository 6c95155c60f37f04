import type { Access } from '#api/shapes.ts'
import type { Msg } from '#api/shapes/media.ts'
import type { Deps } from '#test/service/deps.ts'
import type { Chat } from '#test/service/seed/chat/chats.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import { channels } from '#test/service/seed/media/streams.ts'
import type { Session } from '#test/service/sessions.ts'
import { gateAccess } from './gate.ts'

/** The topic of a connection: a live room, a chat, or a channel. live §6 */
export interface Topic {
  /** Unique per topic. */
  key: string
  /** The chat of its messages. */
  chat: Chat
  access: (session: Session) => Promise<Access>
  /** How many readers the gateway does not see. */
  others: number
  /** A live room has likes, a lottery and states. */
  room?: SeedRoom
  /** A message as sent to its connections. */
  shown: (msg: Msg) => Msg
}

const same = (msg: Msg) => msg

/** The topic in the URL of a connection; undefined for an unknown one. */
export function topicOf(named: (name: string) => string | undefined, deps: Deps): Topic | undefined {
  const [roomId, chatId, channelId] = ['roomId', 'chatId', 'channelId'].map(named)
  if (roomId !== undefined) return topicOfRoom(roomId, deps)
  if (chatId !== undefined) return topicOfChat(chatId, deps)
  return channelId === undefined ? undefined : topicOfChannel(channelId, deps)
}

function topicOfRoom(roomId: string, deps: Deps): Topic | undefined {
  const room = deps.library().rooms.find((each) => each.roomId === roomId)
  const chat = room && deps.library().chats.get(room.chatId)
  if (!room || !chat) return undefined
  const access = (session: Session) => gateAccess(room.gate, deps, session)
  return { key: `room/${roomId}`, chat, access, others: room.online, room, shown: same }
}

function topicOfChat(chatId: string, deps: Deps): Topic | undefined {
  const chat = deps.library().chats.get(chatId)
  if (!chat) return undefined
  const access = (session: Session) => gateAccess(chat.gate, deps, session)
  return { key: `chat/${chatId}`, chat, access, others: Math.ceil(chat.members / 12), shown: same }
}

/** A channel is a chat in which only teachers write. */
function topicOfChannel(channelId: string, deps: Deps): Topic | undefined {
  const channel = channels.find((each) => each.channelId === channelId)
  if (!channel) return undefined
  const { name, vipLevel, analysts } = channel
  const messages = deps.library().streams.filter(({ msg }) => msg.channelId === channelId)
  const chat = {
    chatId: channelId,
    name,
    rules: '',
    gate: { vipLevel },
    analysts,
    qaEnabled: false,
    members: 0,
    limit: 0,
    messages,
  }
  const access = async (session: Session) => deps.access.toVip(vipLevel, session)
  const shown = (msg: Msg): Msg => ({ ...msg, chatId: undefined, channelId })
  return { key: `channel/${channelId}`, chat, access, others: 0, shown }
}
