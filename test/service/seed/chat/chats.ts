import type { Msg } from '#api/shapes/media.ts'
import { DAY } from '#test/service/seed/days.ts'
import type { Gate, SeedRoom } from '#test/service/seed/media/rooms.ts'
import { recordingOf } from '#test/service/seed/media/recordings.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { guest, people, teacher } from './cast.ts'
import { isTaught, shownIn } from './shown.ts'
import { exchange, smallTalk } from './topics/talk.ts'

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
  /** The transcript of a voice message. */
  spoken?: string
  /** The seeded account of its author. */
  userId?: string
  /** The seeded account it replies to. */
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
    // Who answers customers is a 证券投资顾问, never an analyst. law §5
    analysts: ['T001', 'T003'],
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
  {
    chatId: 'CR05',
    name: '财报研读圈',
    gate: { vipLevel: 2 },
    analysts: ['T001'],
    qaEnabled: true,
    members: 64,
    count: 40,
  },
] as const

/** The muted account, and where: in a chat and in a live room. */
export const muted = { userId: 'U000003', chatIds: ['CR01', 'LC01'] }

/** Chats of the service and of its live rooms, with the messages up to `now`. */
export function createChats(today: number, rooms: readonly SeedRoom[], now = today): ReadonlyMap<string, Chat> {
  const standing = firm.map(({ count, ...chat }): Chat => ({
    ...chat,
    rules: RULES,
    limit: 500,
    messages: talk(chat.chatId, chat.analysts, count, lately(now)),
  }))
  const ofRooms = rooms.map(({ chatId, title, gate, analyst, status, online, ...room }): Chat => ({
    chatId,
    name: title,
    rules: RULES,
    gate,
    analysts: [analyst],
    qaEnabled: true,
    members: online,
    limit: 200,
    messages: talk(chatId, [analyst], status === 'PREVIEW' ? 0 : SAID, whenSaid({ ...room, status }, now)),
  }))
  return new Map([...standing, ...ofRooms].map((chat) => [chat.chatId, chat]))
}

/** How many messages a live room has. */
const SAID = 30

/** When the message at a place was sent; 0 is the newest. */
type TimeAt = (index: number) => number

const lately =
  (now: number): TimeAt =>
  (index) =>
    now - index * (DAY / 12) - 60_000

/** In a room there is a message every minute: until now, or until it ended; never before it began. */
function whenSaid(
  { replayVideoId, startAt, status }: Pick<SeedRoom, 'replayVideoId' | 'startAt' | 'status'>,
  now: number,
): TimeAt {
  const until = replayVideoId === undefined ? MINUTE * (SAID + 1) : recordingOf(replayVideoId).durationSec * 1000
  const isOn = status === 'LIVE' || status === 'PAUSED'
  const lasted = isOn ? Math.min(until, Math.max(0, now - startAt)) : until
  const end = isOn ? now : startAt + until
  return (index) => end - Math.ceil((lasted * (index + 1)) / (SAID + 1))
}

const MINUTE = 60_000

function talk(
  chatId: string,
  writers: readonly [string, ...string[]],
  count: number,
  timeAt: TimeAt,
): SeedChatMessage[] {
  const list = Array.from({ length: count }, (_, index) => line(chatId, writers, count - index, timeAt(index)))
  // In one chat a customer of the seed is named.
  const named =
    chatId === 'CR01' ? list.find(({ msg }) => msg.kind === 'TEXT' && msg.sender.role === 'USER') : undefined
  if (named) named.msg = { ...named.msg, text: '@会员示例 你那张三账户表能再发一次吗' }
  // In one chat a customer of the seed asked, and was answered.
  if (chatId !== 'CR02') return list
  const [answer, question] = list
  if (!answer || !question) return list
  question.userId = 'U000002'
  question.msg = { ...question.msg, sender: guest('慢慢学🌱') }
  answer.to = 'U000002'
  return list
}

/** Voice answers, recorded in `media/voice`. */
const spoken = [
  {
    question: '集合竞价没成交的单子会怎样？',
    answer: '没有成交的委托会进入连续竞价继续排队，当日有效。',
    remark: '原来开盘价是这样来的。',
    durationSec: 10,
  },
  {
    question: '附注里的「其他应收款」要看什么？',
    answer: '先看金额占比，再看附注有没有说明来源。',
    remark: '今天把账龄表找到了，在第 96 页。',
    durationSec: 8,
  },
  {
    question: '第三讲的作业交了，老师看看思路对不对。',
    answer: '思路可以，记得写下什么情况说明你错了。',
    remark: '昨天的作业我改了三遍。',
    durationSec: 8,
  },
] as const

/** The n-th question of a chat; every third has a voice answer. */
function questionOf(chatId: string, n: number) {
  const said = exchange(chatId, n)
  const index = (n / 3) % spoken.length
  const clip = n % 3 === 0 ? spoken[index] : undefined
  if (!clip) return { ...said, voice: undefined }
  const { durationSec, ...words } = clip
  return { ...said, ...words, voice: { mediaUrl: `/files/media/voice/${index}.m4a`, durationSec } }
}

/** Of five messages one is a question, the next answers it, and another customer responds. */
function line(
  chatId: string,
  writers: readonly [string, ...string[]],
  number: number,
  sentAt: number,
): SeedChatMessage {
  const id = idOf(chatId, number)
  const random = createRandom(id)
  const said = questionOf(chatId, Math.floor((number + 1) / 5))
  const common = { messageId: id, chatId, sentAt }
  const likes = random.int(0, 30)
  const text = (words: string, sender: Msg['sender']): SeedChatMessage => ({
    id,
    likes,
    msg: { ...common, kind: 'TEXT', text: words, sender },
  })
  const shown = shownIn(chatId, number)
  if (shown) {
    const sender = isTaught(number) ? teacher(random.pick(writers)) : guest(random.pick(people))
    return { id, likes, msg: { ...common, ...shown, sender } }
  }
  const step = number % 5
  if (step === 4) return text(said.question, said.asker)
  if (step === 1 && number > 1) return text(said.remark, said.regular)
  if (step !== 0) return text(random.pick(smallTalk), guest(random.pick(people)))
  const replyTo = { messageId: idOf(chatId, number - 1), brief: said.question }
  const answer = { ...common, sender: teacher(random.pick(writers)), replyTo }
  if (!said.voice) return { id, likes, msg: { ...answer, kind: 'TEXT', text: said.answer } }
  return { id, likes, spoken: said.answer, msg: { ...answer, kind: 'VOICE', ...said.voice } }
}

const idOf = (chatId: string, number: number) => `${chatId}-${String(number).padStart(4, '0')}`
