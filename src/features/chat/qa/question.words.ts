import type { InferOutput } from 'valibot'
import type { OutputOf } from '#api/call.ts'
import type { chatQaInfo } from '#api/domains/live/chat.ts'
import type { Qa } from '#api/shapes/chat.ts'
import type { Msg } from '#api/shapes/media.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { questionHref } from '#lib/path/chat-href.ts'
import { minute, stamp } from '#lib/time/dates.ts'

/** A question as a list shows it. */
export interface QuestionRow {
  key: string
  brief: string
  /** Who was asked, when, and whether it was answered. */
  note: string
  href: string
}

/** Something that was asked or answered. */
export interface Said {
  key: string
  name: string
  avatar: string
  /** Of analysts the registration number. product 4.5 */
  note: string
  text: string
}

export interface QuestionView {
  status: string
  question: Said
  answers: readonly Said[]
  waits: boolean
  /** The customer may rate it: theirs, answered, and not rated yet. */
  ratable: boolean
}

const STATUS: Readonly<Record<string, string>> = { WAIT: '待回答', ANSWERED: '已回答', CLOSED: '已关闭' }

export function toQuestionRow({ messageId, chatId, analyst, brief, status, at }: InferOutput<typeof Qa>): QuestionRow {
  return {
    key: messageId,
    brief,
    note: `${STATUS[status] ?? '状态更新中'} · 提问${analyst.name} · ${stamp(at)}`,
    href: questionHref(chatId, messageId),
  }
}

export function toQuestion({ question, answers, status, rated }: OutputOf<typeof chatQaInfo>): QuestionView {
  return {
    status: STATUS[status] ?? '状态更新中',
    question: toSaid(question),
    answers: answers.map(toSaid),
    waits: status === 'WAIT',
    ratable: status === 'ANSWERED' && !rated,
  }
}

function toSaid({ messageId, text = '', sender, sentAt }: Msg): Said {
  return {
    key: messageId,
    name: sender.name,
    avatar: picture(sender.avatarUrl),
    note: [sender.certNo && `登记编号 ${sender.certNo}`, minute(sentAt)].filter(Boolean).join(' · '),
    text,
  }
}
