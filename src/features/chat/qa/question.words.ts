import type { OutputOf } from '#api/call.ts'
import type { chatQaInfo } from '#api/domains/live/chat.ts'
import type { Msg } from '#api/shapes/media.ts'
import { questionStatus } from '#entities/question/question-row.words.ts'
import { fileAt, picture } from '#entities/stored-file/stored-file.ts'
import { minute } from '#lib/time/dates.ts'

/** A question or an answer. */
export interface Said {
  key: string
  name: string
  avatar: string
  /** The registration number, for analysts. law §5 */
  note: string
  text: string
}

export interface QuestionView {
  status: string
  question: Said
  /** Addresses of its pictures. */
  pictures: readonly string[]
  answers: readonly Said[]
  waits: boolean
  /** The customer may rate it: theirs, answered, and not rated yet. */
  ratable: boolean
}

export function toQuestion({ question, answers, status, rated, images }: OutputOf<typeof chatQaInfo>): QuestionView {
  return {
    status: questionStatus(status),
    question: toSaid(question),
    pictures: (images ?? []).map(fileAt).filter((address) => address !== ''),
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
