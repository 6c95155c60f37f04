import { articleWords } from '#features/learn/article/article.card.ts'
import { toArticleView } from '#features/learn/article/article.words.ts'
import { courseWords } from '#features/learn/course/course.card.ts'
import { toCourseDetailView } from '#features/learn/course/course-detail.words.ts'
import { courseListWords } from '#features/learn/course-list/course-list.card.ts'
import { toCourseListView } from '#features/learn/course-list/course-list.words.ts'
import { teamWords } from '#features/team/team.card.ts'
import { toTeamView } from '#features/team/team.words.ts'
import { liveWords } from '#features/live/live.card.ts'
import { toLiveView } from '#features/live/live.words.ts'
import { stockListWords } from '#features/stock/page/stock-page.card.ts'
import { toStockView } from '#features/stock/page/stock-page.words.ts'
import type { CardWords } from '#lib/text/card.ts'

interface Words {
  card: (data: never) => CardWords | undefined
  /** The words of its template; a function of the answer alone, since one page is sent to every address that has it. */
  view: (data: never, savedAt: number) => object
}

/** The pages that start with an answer, by the name of their shell. */
const pages: Readonly<Record<string, Words>> = {
  'course-list': {
    card: (page: Parameters<typeof courseListWords>[0]) => courseListWords(page),
    view: toCourseListView,
  },
  'course-detail': { card: courseWords, view: toCourseDetailView },
  article: { card: articleWords, view: toArticleView },
  team: { card: teamWords, view: toTeamView },
  live: { card: liveWords, view: toLiveView },
  'stock-page': { card: stockListWords, view: toStockView },
}

/** What a page shows of its first answer, which is not validated; undefined for other pages. All may throw. */
export const pageWords = {
  /** The share card. */
  cardOf: (page: string, data: unknown) => wordsOf(page)?.card(data as never),
  /** @param savedAt time of the answer, epoch ms */
  viewOf: (page: string, data: unknown, savedAt: number) => wordsOf(page)?.view(data as never, savedAt),
}

function wordsOf(page: string): Words | undefined {
  return Object.hasOwn(pages, page) ? pages[page] : undefined
}
