import type { Msg } from '#api/shapes/media.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { Gate, SeedRoom } from '#test/service/seed/media/rooms.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { guest, people, teacher } from './cast.ts'

export interface Chat {
  chatId: string
  name: string
  rules: string
  gate: Gate
  analysts: readonly string[]
  qaEnabled: boolean
  members: number
  /** Longest message, characters. */
  limit: number
  /** Seeded messages, newest first. */
  messages: readonly SeedChatMessage[]
}

interface SeedChatMessage {
  id: string
  msg: Omit<Msg, 'likeCount' | 'isLiked'>
  likes: number
  /** What a voice message says. */
  spoken?: string
  /** The account of the seed that said it. */
  userId?: string
  /** The account of the seed that is answered. */
  to?: string
}

const RULES = '请勿发布荐股信息、联系方式或拉群；老师的回答为一般性分析，不构成买卖建议。'

const firm = [
  {
    chatId: 'CR01',
    name: '投教交流圈',
    gate: {},
    analysts: ['T001', 'T005'],
    qaEnabled: false,
    members: 1830,
    count: 120,
  },
  {
    chatId: 'CR02',
    name: '股票入门学习群',
    gate: { courseNumber: 'C101' },
    analysts: ['T001'],
    qaEnabled: true,
    members: 412,
    count: 80,
  },
  {
    chatId: 'CR03',
    name: '会员研习室',
    gate: { vipLevel: 1 },
    analysts: ['T002', 'T003'],
    qaEnabled: true,
    members: 268,
    count: 60,
  },
  {
    chatId: 'CR04',
    name: '基金课学习群',
    gate: { courseNumber: 'C106' },
    analysts: ['T003'],
    qaEnabled: true,
    members: 97,
    count: 21,
  },
] as const

/** The account that may not speak, and where: in a chat and in a live room. */
export const muted = { userId: 'U000003', chatIds: ['CR01', 'LC01'] }

const asked = [
  '第三讲的作业交了，老师看看思路对不对。',
  '集合竞价没成交的单子会怎样？',
  '附注里的「其他应收款」要看什么？',
  '今天把账龄表找到了，在第 96 页。',
  '回放什么时候更新？',
  '#读报练习# 打卡第 12 天。',
  '谢谢老师，明白了。',
  '这个口径和上一份报告不一样。',
] as const
const answered = [
  '没有成交的委托会进入连续竞价继续排队，当日有效。',
  '先看金额占比，再看附注有没有说明来源。',
  '思路可以，记得写下什么情况说明你错了。',
  '回放在课后第二天上午更新。',
  '口径变化要看会计政策变更那一节。',
] as const

/** Chats of the service and of its live rooms. */
export function createChats(today: number, rooms: readonly SeedRoom[]): ReadonlyMap<string, Chat> {
  const standing = firm.map(({ count, ...chat }): Chat => ({
    ...chat,
    rules: RULES,
    limit: 500,
    messages: talk(chat.chatId, chat.analysts, count, today),
  }))
  const ofRooms = rooms.map(({ chatId, title, gate, analyst, status, online }): Chat => ({
    chatId,
    name: title,
    rules: RULES,
    gate,
    analysts: [analyst],
    qaEnabled: true,
    members: online,
    limit: 200,
    messages: talk(chatId, [analyst], status === 'PREVIEW' ? 0 : 30, today),
  }))
  return new Map([...standing, ...ofRooms].map((chat) => [chat.chatId, chat]))
}

function talk(chatId: string, writers: readonly string[], count: number, today: number): SeedChatMessage[] {
  const list = Array.from({ length: count }, (_, index) =>
    line(chatId, writers, count - index, today - index * (DAY / 12) - 60_000),
  )
  // In one chat a customer of the seed asked, and was answered.
  if (chatId !== 'CR02') return list
  const [answer, question] = list
  if (!answer || !question) return list
  question.userId = 'U000002'
  question.msg = { ...question.msg, kind: 'TEXT', text: asked[1], sender: guest('慢慢学🌱') }
  answer.to = 'U000002'
  answer.msg = {
    ...answer.msg,
    kind: 'TEXT',
    text: answered[0],
    sender: teacher(writers[0] ?? 'T001'),
    replyTo: { messageId: question.id, brief: asked[1] },
  }
  return list
}

function line(chatId: string, writers: readonly string[], number: number, sentAt: number): SeedChatMessage {
  const id = `${chatId}-${String(number).padStart(4, '0')}`
  const random = createRandom(id)
  const common = { messageId: id, chatId, sentAt }
  const likes = random.int(0, 30)
  if (number % 5 !== 0) {
    return { id, likes, msg: { ...common, kind: 'TEXT', text: random.pick(asked), sender: guest(random.pick(people)) } }
  }
  const sender = teacher(writers[random.int(0, writers.length - 1)] ?? 'T001')
  const text = random.pick(answered)
  if (number % 15 !== 0) return { id, likes, msg: { ...common, kind: 'TEXT', text, sender } }
  return {
    id,
    likes,
    spoken: text,
    msg: { ...common, kind: 'VOICE', mediaUrl: '/files/media/lesson-0.m4s', durationSec: 5, sender },
  }
}
