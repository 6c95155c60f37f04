import type { CourseDetail } from '#api/shapes.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'

/** The texts of a poster. */
export interface PosterWords {
  /** The target of its code: 「课程」, 「页面」. */
  what: string
  number: string
  /** Address of the picture on top; optional. */
  cover: string
  title: string
  /** Authors with their registration numbers, then the rest; never shortened. */
  facts: readonly string[]
  /** The audit number of this publicity; '' for none. */
  audit: string
}

/** The texts of a course's poster: no price, no urgency. product §2.21, law §3 */
export function toPosterWords(course: CourseDetail): PosterWords {
  const { number, coverUrl, title, analysts, lessonCount, riskLevel, auditNo } = course
  const level = riskLevel === undefined ? '' : ` · 风险等级 ${riskLevel}`
  return {
    what: '课程',
    number,
    cover: picture(coverUrl),
    title,
    facts: [...analysts.map((person) => authorLine([person])), `共${lessonCount}节${level}`],
    audit: auditNo === undefined ? '' : `审核编号 ${auditNo}`,
  }
}
