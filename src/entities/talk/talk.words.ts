import type { TalkMsg } from '#data/timeline/frames.ts'
import type { Own } from '#data/timeline/own.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { day, stamp } from '#lib/time/dates.ts'
import { briefOf } from './message.words.ts'

/** A message as it is drawn. */
export interface BubbleView {
  /** The same before and after the service has it. */
  key: string
  messageId: string
  isMine: boolean
  name: string
  avatar: string
  /** Of analysts: that they are, with the registration number. */
  role: string
  text: string
  image: string
  voice: { src: string; length: string } | undefined
  link: { title: string; href: string } | undefined
  /** The beginning of the message it answers. */
  quote: { messageId: string; text: string } | undefined
  time: string
  /** The day, before the first message of it. */
  day: string
  state: Own['state']
  /** Of an analyst or a manager: who it is; '' for others. */
  person: string
  like: { likeCount: number; isLiked: boolean }
}

/** The time of day. */
const clock = (at: number) => stamp(at).slice(-5)

/** Of a voice. */
const lengthOf = (seconds = 0) => (seconds > 0 ? ` ${Math.ceil(seconds)}″` : '')

const ROLES: Readonly<Record<string, string>> = { ANALYST: '投资顾问', MANAGER: '管理员' }

/** Messages in their order; a new day is said once, also where a clock was wrong. */
export function toBubbles(
  messages: readonly TalkMsg[],
  own: readonly Own[],
  numberOf: (messageId: string) => string | undefined,
): BubbleView[] {
  let newest = 0
  let shown = ''
  const dayOf = (at: number) => {
    newest = Math.max(newest, at)
    const now = day(newest)
    if (now === shown) return ''
    shown = now
    return now
  }
  return [
    ...messages.map((message) => ({
      ...toBubble(message, numberOf(message.messageId)),
      day: dayOf(message.sentAt),
    })),
    ...own.map(({ clientId, text, at, state, replyToId }): BubbleView => ({
      ...blank,
      key: clientId,
      isMine: true,
      name: '我',
      text,
      quote: replyToId === undefined ? undefined : { messageId: replyToId, text: briefIn(messages, replyToId) },
      time: clock(at),
      day: dayOf(at),
      state,
    })),
  ]
}

/** The beginning of a message that is quoted. */
function briefIn(messages: readonly TalkMsg[], messageId: string): string {
  const found = messages.find((each) => each.messageId === messageId)
  return found ? briefOf(found) : '查看原消息'
}

const blank = {
  messageId: '',
  avatar: '',
  role: '',
  image: '',
  voice: undefined,
  link: undefined,
  quote: undefined,
  state: 'sent',
  person: '',
  like: { likeCount: 0, isLiked: false },
} as const

function toBubble(message: TalkMsg, number: string | undefined): Omit<BubbleView, 'day'> {
  const {
    messageId,
    kind,
    text = '',
    mediaUrl,
    durationSec,
    card,
    sender,
    sentAt,
    replyTo,
    clientId,
    likeCount,
    isLiked,
  } = message
  const isMine = clientId !== undefined || number !== undefined
  const own = kind === 'TEXT' || kind === 'SYSTEM' || kind === 'CARD' ? text : ''
  return {
    ...blank,
    key: clientId ?? number ?? messageId,
    messageId,
    isMine,
    name: isMine ? '我' : sender.name,
    avatar: picture(sender.avatarUrl),
    role: [ROLES[sender.role], sender.certNo && `登记编号 ${sender.certNo}`].filter(Boolean).join(' · '),
    text: own || (kind === 'IMAGE' || kind === 'VOICE' ? '' : text || '暂不支持查看该消息'),
    image: kind === 'IMAGE' && mediaUrl !== undefined ? picture(mediaUrl) : '',
    voice:
      kind === 'VOICE' && mediaUrl !== undefined ? { src: fileAt(mediaUrl), length: lengthOf(durationSec) } : undefined,
    link: card && /^\/(?!\/)/.test(card.url) ? { title: card.title, href: card.url } : undefined,
    quote: replyTo && { messageId: replyTo.messageId, text: replyTo.brief || '查看原消息' },
    time: clock(sentAt),
    person: sender.role in ROLES ? sender.id : '',
    like: { likeCount, isLiked },
  }
}
