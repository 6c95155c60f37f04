import type { TalkMsg } from '#data/timeline/frames.ts'
import type { Own } from '#data/timeline/own.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { day, stamp } from '#lib/time/dates.ts'

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
  voice: string
  link: { title: string; href: string } | undefined
  /** The beginning of the message it answers. */
  quote: string
  time: string
  /** The day, before the first message of it. */
  day: string
  state: Own['state']
}

/** The time of day. */
const clock = (at: number) => stamp(at).slice(-5)

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
    ...own.map(({ clientId, text, at, state }): BubbleView => ({
      ...blank,
      key: clientId,
      isMine: true,
      name: '我',
      text,
      time: clock(at),
      day: dayOf(at),
      state,
    })),
  ]
}

const blank = {
  messageId: '',
  avatar: '',
  role: '',
  image: '',
  voice: '',
  link: undefined,
  quote: '',
  state: 'sent',
} as const

function toBubble(message: TalkMsg, number: string | undefined): Omit<BubbleView, 'day'> {
  const { messageId, kind, text = '', mediaUrl, card, sender, sentAt, replyTo, clientId } = message
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
    voice: kind === 'VOICE' && mediaUrl !== undefined ? fileAt(mediaUrl) : '',
    link: card && /^\/(?!\/)/.test(card.url) ? { title: card.title, href: card.url } : undefined,
    quote: replyTo?.brief ?? '',
    time: clock(sentAt),
  }
}
