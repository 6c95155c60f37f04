import type { CardWords } from '#lib/text/card.ts'
import type { CoursePage } from './course-list.words.ts'

/** The share card of the course list. product §2.21 @param chosen the name of the active filter */
export function courseListWords(page: CoursePage | undefined, chosen = ''): CardWords {
  const cover = page?.list[0]?.coverUrl
  return { title: chosen || '股票学习课程', desc: '系统学习，理性投资', cover, lead: cover }
}
