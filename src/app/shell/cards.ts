import { articleWords } from '#features/learn/article/article.card.ts'
import { courseWords } from '#features/learn/course/course.card.ts'
import { courseListWords } from '#features/learn/course-list/course-list.card.ts'
import { teamWords } from '#features/team/team.card.ts'
import { liveWords } from '#features/live/live.card.ts'
import { stockListWords } from '#features/stock/page/stock-page.card.ts'
import type { CardWords } from '#lib/text/card.ts'

/** Share cards of the pages that start with an answer, by the name of their shell. */
const cards: Readonly<Record<string, (data: never) => CardWords | undefined>> = {
  'course-list': (page: Parameters<typeof courseListWords>[0]) => courseListWords(page),
  'course-detail': courseWords,
  article: articleWords,
  team: teamWords,
  live: liveWords,
  'stock-page': stockListWords,
}

/** The share card of a page, from its unvalidated first answer. May throw. */
export function cardOf(page: string, data: unknown): CardWords | undefined {
  return Object.hasOwn(cards, page) ? cards[page]?.(data as never) : undefined
}
