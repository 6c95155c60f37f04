import type { TalkMsg } from '#data/timeline/frames.ts'
import type { Own } from '#data/timeline/own.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { safeTarget } from '#lib/path/safe-target.ts'
import { briefOf } from './message.words.ts'
import { byClock, type TimeRows } from './time-rows.ts'
import { RECALLED } from '#lib/text/recalled.ts'
import { wordOf } from '#lib/text/word-of.ts'

/** A picture and the place that is kept for it, px. */
interface Shown {
  src: string
  width: number
  height: number
  /** Its alternative text; '' if none was given. */
  alt: string
}

/** A message for rendering. */
export interface BubbleView {
  /** The same before and after the service has it. */
  key: string
  messageId: string
  isMine: boolean
  name: string
  avatar: string
  /** For analysts: their role with the registration number. */
  role: string
  text: string
  image: Shown | undefined
  /** `said`: what it says, where the message has it. */
  voice: { src: string; length: string; said?: string } | undefined
  film: { videoId: string; title: string; cover: string; length: string } | undefined
  card: { label: string; title: string; href: string } | undefined
  /** The beginning of the message it answers. */
  quote: { messageId: string; text: string } | undefined
  /** When it was sent, epoch ms. */
  at: number
  /** The time row before it; '' for none. */
  time: string
  state: Own['state']
  /** Of an analyst or a manager: the person; '' for others. */
  person: string
  like: { likeCount: number; isLiked: boolean }
  /** A tombstone. */
  isRecalled: boolean
}

/** Of a voice message or a video. */
const lengthOf = (seconds = 0) => (seconds > 0 ? ` ${Math.ceil(seconds)}″` : '')

const ROLES: Readonly<Record<string, string>> = { ANALYST: '投资顾问', MANAGER: '管理员' }

/** Messages for rendering, each created once: hundreds of them are processed four times a second. */
const drawn = new WeakMap<object, BubbleView>()

/** Messages in order, with time rows between them. */
export function toBubbles(
  messages: readonly TalkMsg[],
  own: readonly Own[],
  numberOf: (messageId: string) => string | undefined,
  rows: TimeRows = byClock(),
): BubbleView[] {
  const rowOf = rows()
  const known = (message: object, time: string) => {
    const view = drawn.get(message)
    return view?.time === time ? view : undefined
  }
  const draw = (message: object, view: BubbleView) => {
    drawn.set(message, view)
    return view
  }
  return [
    ...messages.map((message) => {
      const time = rowOf(message.sentAt)
      const view = known(message, time)
      // It may have turned out to be the customer's own.
      if (view && (view.isMine || numberOf(message.messageId) === undefined)) return view
      return draw(message, { ...toBubble(message, numberOf), time })
    }),
    ...own.map((message) => {
      const time = rowOf(message.at)
      const view = known(message, time)
      // What it quotes may have been recalled.
      const isSame = view?.quote?.text === briefIn(messages, message.replyToId)
      return view && isSame ? view : draw(message, { ...toOwnBubble(message, messages), time })
    }),
  ]
}

const blank = {
  messageId: '',
  avatar: '',
  role: '',
  text: '',
  image: undefined,
  voice: undefined,
  film: undefined,
  card: undefined,
  quote: undefined,
  state: 'sent',
  person: '',
  like: { likeCount: 0, isLiked: false },
  isRecalled: false,
} as const

function toOwnBubble(own: Own, messages: readonly TalkMsg[]): Omit<BubbleView, 'time'> {
  const { clientId, at, state, replyToId } = own
  return {
    ...blank,
    key: clientId,
    isMine: true,
    name: '我',
    text: own.kind === 'TEXT' ? own.text : '',
    image: own.kind === 'IMAGE' ? placed(own.preview) : undefined,
    quote: replyToId === undefined ? undefined : { messageId: replyToId, text: briefIn(messages, replyToId) ?? '' },
    at,
    state,
  }
}

/** The beginning of a message that is quoted. */
function briefIn(messages: readonly TalkMsg[], messageId: string | undefined): string | undefined {
  if (messageId === undefined) return undefined
  const found = messages.find((each) => each.messageId === messageId)
  return found ? briefOf(found) : '查看原消息'
}

function toBubble(message: TalkMsg, numberOf: (messageId: string) => string | undefined): Omit<BubbleView, 'time'> {
  const { messageId, sender, sentAt, replyTo, likeCount, isLiked } = message
  const clientId = message.clientId ?? numberOf(messageId)
  const isMine = clientId !== undefined
  return {
    ...blank,
    ...contentOf(message),
    // A number chosen by others is no id of a message.
    key: clientId ?? `message:${messageId}`,
    messageId,
    isMine,
    name: isMine ? '我' : sender.name,
    avatar: fileAt(sender.avatarUrl),
    role: [wordOf(ROLES, sender.role), sender.certNo && `登记编号 ${sender.certNo}`].filter(Boolean).join(' · '),
    quote: replyTo && { messageId: replyTo.messageId, text: replyTo.brief || '查看原消息' },
    at: sentAt,
    person: wordOf(ROLES, sender.role) === undefined ? '' : sender.id,
    like: { likeCount, isLiked },
  }
}

/** A single message, such as a teacher's post. */
export const bubbleOf = (message: TalkMsg): BubbleView => ({ ...toBubble(message, () => undefined), time: '' })

const UNKNOWN = { text: '暂不支持查看该消息' }

/** Its content; an unknown or incomplete kind becomes text. */
function contentOf(message: TalkMsg): Partial<BubbleView> {
  const { kind, text = '', mediaUrl, mediaW, mediaH, durationSec, videoId, coverUrl, card } = message
  const words = text === '' ? UNKNOWN : { text }
  const address = fileAt(mediaUrl)
  switch (kind) {
    case 'TEXT':
    case 'SYSTEM':
      return words
    case 'RECALLED':
      return { text: RECALLED, isRecalled: true }
    case 'IMAGE':
      return address === '' ? UNKNOWN : { image: placed(address, text, mediaW, mediaH) }
    case 'VOICE':
      return address === ''
        ? UNKNOWN
        : { voice: { src: address, length: lengthOf(durationSec), ...(text !== '' && { said: text }) } }
    case 'VIDEO':
      return videoId === undefined
        ? words
        : { film: { videoId, title: text, cover: picture(coverUrl), length: lengthOf(durationSec) } }
    case 'CARD': {
      const href = card && safeTarget(card.url, location.origin)
      return card && href ? { card: { label: wordOf(CARDS, card.type) ?? '链接', title: card.title, href } } : words
    }
    default:
      return words
  }
}

const CARDS: Readonly<Record<string, string>> = {
  QUESTION: '问答',
  COURSE: '课程',
  ARTICLE: '文章',
  LIVE: '直播',
}

/** The longest side of a picture, px, and the side of one of unknown size. */
const [LONGEST, UNSIZED] = [180, 160]
/** Nothing narrower can be pressed. */
const NARROWEST = 48

/** A picture in its reserved box, so that loading moves nothing. live §2 */
function placed(src: string, alt = '', width = 0, height = 0): Shown {
  const longest = Math.max(width, height)
  if (!(Math.min(width, height) > 0 && longest < 1e5)) return { src, alt, width: UNSIZED, height: UNSIZED }
  const fit = (side: number) => Math.max(NARROWEST, Math.round(side * Math.min(1, LONGEST / longest)))
  return { src, alt, width: fit(width), height: fit(height) }
}
