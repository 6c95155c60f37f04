import type { InferOutput } from 'valibot'
import type { Qa } from '#api/shapes/chat.ts'
import { questionHref } from '#lib/path/chat-href.ts'
import { minute } from '#lib/time/dates.ts'
import { wordOf } from '#lib/text/word-of.ts'

/** A question as a list shows it. */
export interface QuestionRow {
  key: string
  brief: string
  /** The recipient, the time, and whether it was answered. */
  note: string
  href: string
}

const STATUS: Readonly<Record<string, string>> = { WAIT: '待回答', ANSWERED: '已回答', CLOSED: '已关闭' }

/** Whether a question was answered, in words. */
export function questionStatus(status: string): string {
  return wordOf(STATUS, status) ?? '状态更新中'
}

/** A question of an answer as a row. */
export function toQuestionRow({ messageId, chatId, analyst, brief, status, at }: InferOutput<typeof Qa>): QuestionRow {
  return {
    key: messageId,
    brief,
    note: `${questionStatus(status)} · 提问${analyst.name} · ${minute(at)}`,
    href: questionHref(chatId, messageId),
  }
}
