import type { CourseDetail } from '#api/shapes.ts'
import type { CardWords } from '#lib/text/card.ts'

/** The share card of a course: teachers, length, risk; no return. product §2.21 */
export function courseWords({ title, analysts, lessonCount, coverUrl }: CourseDetail): CardWords {
  const people = analysts.map((person) => person.name).join('、')
  const desc = [people, `${lessonCount}节`, '投资有风险'].filter(Boolean).join(' · ')
  return { title, desc, cover: coverUrl, lead: coverUrl }
}
