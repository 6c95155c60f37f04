import { useState } from 'react'
import { chatQaLastCount, chatQaList } from '#api/domains/live/chat.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type QuestionRow, toQuestionRow } from './question-row.words.ts'

export interface Questions {
  rows: Pages<QuestionRow>
  whose: Whose
  see: (whose: Whose) => void
  /** 「2条新回答待评价」; '' without any. */
  fresh: string
}

export const whose = [
  { id: 'all', name: '全部' },
  { id: 'mine', name: '我的提问' },
] as const
type Whose = (typeof whose)[number]['id']

/** The public questions of a chat and the customer's own. CH-04 */
export function useQuestions(chatId: string): Questions {
  const [shown, see] = useState<Whose>('all')
  const pages = usePages(chatQaList, { chatId, ...(shown === 'mine' && { mine: true }) })
  const { newAnswers = 0 } = dataOf(useCall(chatQaLastCount, { chatId })) ?? {}
  return {
    rows: mapPages(pages, toQuestionRow),
    whose: shown,
    see,
    fresh: newAnswers > 0 ? `${newAnswers}条新回答待评价` : '',
  }
}
