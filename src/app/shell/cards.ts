import { articleWords } from '#features/learn/article/article.card.ts'
import { courseWords } from '#features/learn/course/course.card.ts'
import { courseListWords } from '#features/learn/course-list/course-list.card.ts'
import { stockListWords } from '#features/stock/page/stock-page.card.ts'
import type { CardWords } from '#lib/text/card.ts'

/** What the pages that begin with an answer say of themselves, by the names of their shells. */
const cards: Readonly<Record<string, (data: never) => CardWords | undefined>> = {
  'course-list': (page: Parameters<typeof courseListWords>[0]) => courseListWords(page),
  'course-detail': courseWords,
  article: articleWords,
  'stock-page': stockListWords,
}

/** The words of a page from its first answer, whose shape nobody has checked. */
export function wordsOf(page: string, data: unknown): CardWords | undefined {
  return Object.hasOwn(cards, page) ? cards[page]?.(data as never) : undefined
}
