import type { Msg } from '#api/shapes/media.ts'
import type { SeedRoom } from '#test/service/seed/media/rooms.ts'
import { shownInChannel } from '#test/service/seed/media/streams.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { guest, people, teacher } from './cast.ts'
import { type Shown, teachersOf } from './shown.ts'
import type { Sentences } from './topics/topic.ts'
import { exchange, smallTalk, taught, topicOf } from './topics/talk.ts'

const notices: Sentences = [
  '请文明发言，勿留联系方式；课程内容仅供学习交流。',
  '讲义在「资料」里，可离线阅读。',
  '投资有风险，直播内容不构成任何买卖建议。',
]

/** One thing that happens in a room. `pause`: how long until the next, as a multiple of the shortest. */
export type Happening = { pause: number } & (
  | {
      kind: 'SAY'
      sender: Msg['sender']
      text: string
      part?: 'QUESTION' | 'ANSWER'
      replyToId?: string
      shown?: Shown
    }
  | { kind: 'LIKE'; count: number }
  | { kind: 'NOTICE'; text: string }
  /** A moderator recalls what a guest has said last. */
  | { kind: 'RECALL' }
)

/** The steps of one question; every third time a notice stands where the teacher would say something unasked. */
const STEPS = 7

type Living = Pick<SeedRoom, 'roomId' | 'chatId' | 'analyst'>

/** The n-th thing that happens in a room, always the same: a question, its answer, what another says to that. */
export function happening({ roomId, chatId, analyst }: Living, n: number): Happening {
  const random = createRandom(`${roomId}/life/${n}`)
  const pause = 1 + random.next() * 2
  const turn = Math.floor(n / STEPS)
  const said = exchange(roomId, turn)
  const say = (sender: Msg['sender'], text: string) => ({ pause, kind: 'SAY', sender, text }) as const
  switch (n % STEPS) {
    case 0:
      return { ...say(said.asker, said.question), part: 'QUESTION' }
    case 2:
      return { ...say(teacher(analyst), said.answer), part: 'ANSWER' }
    case 3:
      return say(said.regular, said.remark)
    case 5:
      if (turn % 3 === 2) return { pause, kind: 'NOTICE', text: random.pick(notices) }
      if (turn % 9 === 4) return { pause, kind: 'RECALL' }
      return say(teacher(analyst), random.pick(taught))
    case 4: {
      // Every third time the teacher shows something.
      const shown = turn % 3 === 1 ? teachersOf(chatId)[Math.floor(turn / 3) % 3] : undefined
      if (!shown) return say(guest(random.pick(people)), random.pick(smallTalk))
      return { ...say(teacher(analyst), shown.text ?? ''), shown }
    }
    case 6:
      return { pause, kind: 'LIKE', count: random.int(1, 12) }
    default:
      return say(guest(random.pick(people)), random.pick(smallTalk))
  }
}

/** The n-th thing that a teacher posts in a channel of the house: words, the board, a voice, a stock by its name. */
export function posted({ roomId, analyst }: Living, n: number, stocks: readonly string[]): Happening {
  const random = createRandom(`${roomId}/post/${n}`)
  const pause = 4 + random.next() * 4
  const name = n % 3 === 2 ? stocks[random.int(0, stocks.length - 1)] : undefined
  const text = name === undefined ? random.pick(taught) : `${name}今天有新公告，先读原文，再看附注里的口径。`
  const shown = shownInChannel(`${roomId}-p${n}`, n)
  const said = shown.text ?? text
  const more = shown.kind !== undefined && { shown: { ...shown, kind: shown.kind, text: said } }
  return { pause, kind: 'SAY', sender: teacher(analyst), text: said, ...more }
}

/** What the teacher of a room answers to a customer; undefined where nothing is known about it. */
export function answerTo(
  text: string,
  messageId: string,
  { analyst }: Pick<SeedRoom, 'analyst'>,
): Happening | undefined {
  const topic = topicOf(text)
  if (!topic) return undefined
  const random = createRandom(messageId)
  return { pause: 1, kind: 'SAY', sender: teacher(analyst), text: random.pick(topic.answers), replyToId: messageId }
}
