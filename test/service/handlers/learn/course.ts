import { coverFacts } from '#test/service/files/cover/cover.ts'
import { sql } from 'drizzle-orm'
import { visits } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import { without } from '#test/service/without.ts'
import { toCard } from '#test/service/stocks/present.ts'

export function course(deps: Deps): Handlers<'course'> {
  return {
    catalogList: (asked) => catalogOf(asked, deps),

    async catalogUpdateVisitCount({ catalogId }) {
      if (!deps.content().lessons.has(catalogId)) throw notFound('课时')
      const [row] = await deps.db
        .insert(visits)
        .values({ catalogId, count: 1 })
        .onConflictDoUpdate({ target: visits.catalogId, set: { count: sql`${visits.count} + 1` } })
        .returning()
      return { visitCount: row?.count ?? 1 }
    },

    async seriesInfo({ seriesId }, { session }) {
      const series = deps.content().series.find((each) => each.seriesId === seriesId)
      if (!series) throw notFound('系列课')
      const courses = [...deps.content().courses.values()].filter(
        (each) => each.seriesId === seriesId && each.saleStatus !== 'OFF',
      )
      return {
        title: series.title,
        introHtml: series.introHtml,
        coverUrl: `/files/covers/${seriesId}.svg`,
        cover: coverFacts(seriesId, series.title),
        courses: await Promise.all(courses.map((each) => toCard(each, deps, session))),
        access: { allowed: true },
      }
    },
  }
}

/** Lessons of one course or of all in a series. */
export function catalogOf(asked: { seriesId?: string | undefined; courseNumber?: string | undefined }, deps: Deps) {
  const { seriesId, courseNumber } = asked
  if (courseNumber === undefined && seriesId === undefined) throw badInput(40002, '缺少参数 courseNumber')
  const found = [...deps.content().courses.values()].filter((each) =>
    courseNumber === undefined ? each.seriesId === seriesId : each.number === courseNumber,
  )
  if (found.length === 0) throw notFound('课程')
  return found.flatMap(({ lessons }) => lessons.map((lesson) => without(lesson, 'courseNumber')))
}
